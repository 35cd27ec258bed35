"""Random play of OpenSpiel in Python: one step lists every legal action, picks one and carries it out; chance is drawn
by its probabilities and counts as a step too. The rules are C++; the loop and the calls are Python's. Seconds are those
of the processor, since a machine may be shared."""

import random
import sys
import time

import pyspiel

GAMES = ["tic_tac_toe", "breakthrough", "chess", "backgammon", "oh_hell", "go"]
SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5


def step(state):
    """One step."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes())
        state.apply_action(random.choices(outcomes, odds)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def measure(name):
    """Steps and games in the time given."""
    game = pyspiel.load_game(name)
    steps = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            step(state)
            steps += 1
        games += 1
    return steps / spent, games, steps / games


print(f"{'game':14} {'steps/s':>10} {'games':>8} {'steps a game':>13}")
for name in GAMES:
    rate, games, length = measure(name)
    print(f"{name:14} {rate:10.0f} {games:8} {length:13.1f}")
