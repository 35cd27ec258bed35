//! Starts the server of online tables.

use anyhow::{Context, Result};
use axum::serve::ListenerExt;
use server::config::{Command, HELP};
use server::store::Store;
use server::{App, api, director, notify, publisher, table};
use std::env;
use std::future::IntoFuture;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::sleep;
use tracing_subscriber::EnvFilter;

/// It gives memory back once tables are idle, which the allocator of the system does not.
#[cfg(all(feature = "jemalloc", not(target_env = "msvc")))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// How long open requests may take once all tables are closed.
const DRAIN_TIME: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<()> {
    let variable = |name: &str| env::var(name).ok();
    let config = match Command::read(env::args_os().skip(1), variable)? {
        Command::Help => {
            print!("{HELP}");
            #[cfg(feature = "cluster")]
            print!("{}", server::config::CLUSTER_HELP);
            return Ok(());
        }
        Command::Backup(config, file) => {
            Store::back_up(&config.database, &file)
                .await
                .with_context(|| format!("cannot copy the database to {}", file.display()))?;
            return Ok(());
        }
        Command::Admin(config, command) => {
            print!("{}", command.run(&config.database).await?);
            return Ok(());
        }
        Command::Serve(config) => config,
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .json()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    let listener = TcpListener::bind(config.listen)
        .await
        .with_context(|| format!("cannot listen on {}", config.listen))?;
    // The address of PostgreSQL has a password.
    let file = match cfg!(feature = "cluster") {
        true => String::new(),
        false => config.database.display().to_string(),
    };
    let app = App::open(config)
        .await
        .with_context(|| format!("cannot open the database {file}"))?;
    #[cfg(feature = "cluster")]
    {
        table::listen_to_nodes(app.clone()).await?;
        server::cluster::start(app.clone());
    }
    table::watch_deadlines(app.clone());
    director::start(app.clone());
    notify::start(app.clone());
    publisher::start(app.clone());
    let router = api::router(app.clone())?;
    // The one line on the standard output, for people and for programs that start the server.
    println!("http://{}/", listener.local_addr()?);
    // Messages are small and answered at once, so none waits for a fuller packet.
    let listener = listener.tap_io(|socket| {
        // A connection that is closed already needs no option.
        let _ = socket.set_nodelay(true);
    });
    let (stopping, has_stopped) = oneshot::channel();
    let serving = axum::serve(
        listener,
        router.into_make_service_with_connect_info::<SocketAddr>(),
    )
    .with_graceful_shutdown(async move {
        stop_signal().await;
        // Browsers connect again once the server is back. Tables end first: to them, a bot that
        // stops has failed.
        app.tables.stop().await;
        app.bots.stop();
        #[cfg(feature = "cluster")]
        server::cluster::leave(&app).await;
        // Nobody waits for this if serving has failed.
        let _ = stopping.send(());
    });
    let drained = async {
        match has_stopped.await {
            Ok(()) => sleep(DRAIN_TIME).await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        served = serving.into_future() => served?,
        // A slow download does not keep the program.
        () = drained => {}
    }
    Ok(())
}

/// Waits until the process is asked to end.
async fn stop_signal() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                terminate.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
