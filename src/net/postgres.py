"""A PostgreSQL server of its own for a test."""
import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time


class Postgres:
    """In a temporary folder, on a socket there and on no port."""

    def __enter__(self):
        programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
        self.folder = tempfile.mkdtemp(prefix="shengxiao-postgres-")
        user = {}
        if os.geteuid() == 0:  # which PostgreSQL refuses
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            user = {"user": "postgres", "group": "postgres", "extra_groups": []}
        data = os.path.join(self.folder, "data")
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder, **user}
        make = [f"{programs}/initdb", "-D", data, "--no-sync", "-A", "trust", "-U", "shengxiao", "--encoding=UTF8", "--locale=C"]
        subprocess.run(make, check=True, **quiet)
        # Nobody takes the power away here, so it need not wait for the disk.
        run = [f"{programs}/postgres", "-D", data, "-k", self.folder, "-c", "listen_addresses=", "-c", "fsync=off"]
        self.process = subprocess.Popen(run, start_new_session=True, **quiet)
        ready = [f"{programs}/pg_isready", "-q", "-h", self.folder, "-d", "postgres"]
        deadline = time.monotonic() + 60
        while subprocess.run(ready, check=False).returncode != 0:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("postgres does not start")
            time.sleep(0.05)
        return self

    @property
    def address(self):
        return f"postgresql://shengxiao@/postgres?host={self.folder}"

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
