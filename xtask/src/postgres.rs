//! Servers that tests need for a while: PostgreSQL in a folder of its own, and others that listen.

use crate::{
    step::{run, step},
    tools::install,
    workspace::target_dir,
};
use anyhow::{Context, Result, ensure};
use std::{
    env, fs,
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

/// Where Debian keeps the programs of PostgreSQL, one folder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";
/// How long a server may take to start.
const START_TIME: Duration = Duration::from_secs(60);

/// A server that ends with this value.
pub struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server of PostgreSQL with an empty database, which is gone with this value.
pub struct Postgres {
    /// Its address, without the name of a database.
    pub address: String,
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    running: Option<Running>,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.running = None;
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Postgres {
    /// Starts a server, which is installed if it is missing.
    ///
    /// # Errors
    /// Returns an error if it cannot be installed or does not start.
    pub fn start() -> Result<Self> {
        if programs().is_none() {
            step("install PostgreSQL", || install(&["postgresql"]))?;
        }
        let programs = programs().context("PostgreSQL is missing")?;
        let folder = env::temp_dir().join(format!("centauri-postgres-{}", std::process::id()));
        // What an interrupted run has left behind.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        let port = free_port()?;
        let mut server = Self {
            address: format!("postgres://postgres@127.0.0.1:{port}"),
            programs,
            folder,
            port,
            running: None,
        };
        server.create()?;
        server.running = Some(server.launch()?);
        Ok(server)
    }

    /// Ends the server at once, as a loss of power does, and starts it again.
    ///
    /// # Errors
    /// Returns an error if it does not start.
    pub fn restart(&mut self) -> Result<()> {
        if let Some(Running(server)) = &mut self.running {
            // It ends its processes; a killed one would leave them behind for a moment.
            run(Command::new("kill").args(["-s", "QUIT", &server.id().to_string()]))?;
            server.wait()?;
        }
        self.running = Some(self.launch()?);
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.join("postgres")
    }

    /// Creates the database. The server does not run as root, so root lends it the folder.
    fn create(&self) -> Result<()> {
        let data = self.data();
        fs::create_dir_all(&data)?;
        if is_root()? {
            run(Command::new("chown").arg("postgres").arg(&data))?;
        }
        run(self
            .command("initdb")?
            .args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "-D"])
            .arg(&data)
            .current_dir(&data)
            .stdout(Stdio::null()))
    }

    fn launch(&self) -> Result<Running> {
        let data = self.data();
        let mut server = self.command("postgres")?;
        server
            .current_dir(&data)
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(&data)
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string()])
            .args(["-c", "max_connections=500"]);
        start(server, self.port)
    }

    fn command(&self, program: &str) -> Result<Command> {
        let program = self.programs.join(program);
        if !is_root()? {
            return Ok(Command::new(program));
        }
        // It becomes the program, unlike `runuser`, so that the end of the child is that of the server.
        let mut command = Command::new("setpriv");
        command
            .args([
                "--reuid=postgres",
                "--regid=postgres",
                "--clear-groups",
                "--",
            ])
            .arg(program);
        Ok(command)
    }
}

fn is_root() -> Result<bool> {
    Ok(Command::new("id").arg("-u").output()?.stdout == b"0\n")
}

/// Starts a server and waits until it listens.
///
/// # Errors
/// Returns an error if it ends, or does not listen in time.
pub fn start(mut command: Command, port: u16) -> Result<Running> {
    let log = fs::File::create(target_dir()?.join(format!("cluster-{port}.log")))?;
    let child = command
        .stdin(Stdio::null())
        .stdout(log.try_clone()?)
        .stderr(log)
        .spawn()
        .with_context(|| format!("cannot start {command:?}"))?;
    let mut running = Running(child);
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        ensure!(
            begun.elapsed() < START_TIME && running.0.try_wait()?.is_none(),
            "{command:?} does not start"
        );
        sleep(Duration::from_millis(50));
    }
    Ok(running)
}

/// Returns a port that nobody uses now.
///
/// # Errors
/// Returns an error if the system has none.
pub fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Returns the folder with the programs of the newest PostgreSQL.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(PROGRAMS).ok()?.flatten();
    let folders = versions.map(|version| version.path().join("bin"));
    folders
        .filter(|folder| folder.join("initdb").is_file())
        .max()
}
