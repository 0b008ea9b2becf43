import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pRetry from 'p-retry';
import { freePort } from './free-port.ts';

const binary = '/usr/sbin/dovecot';

/**
 * Whether a real mail server is available: Debian's Dovecot, which is installed if necessary. Only root can start
 * Dovecot, because its processes run under their own accounts.
 */
export function canServeMail(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync(binary, ['--version']);
  } catch {
    try {
      const apt = (...words: string[]) => execFileSync('apt-get', words, { stdio: 'ignore', timeout: 120_000 });
      apt('update');
      apt('install', '-y', '--no-install-recommends', 'dovecot-imapd');
    } catch {
      return false;
    }
  }
  return true;
}

const password = 'pass@word';

/** Starts Dovecot with one mailbox, behind a proxy that can cut connections or go silent. */
export async function startDovecot() {
  const home = await mkdtemp(join(tmpdir(), 'dovecot-'));
  await chmod(home, 0o755);
  const mail = join(home, 'mail');
  await mkdir(mail);
  execFileSync('chown', ['dovecot', mail]);
  const port = await freePort();
  const config = join(home, 'dovecot.conf');
  await writeFile(
    config,
    `base_dir = ${home}/run
state_dir = ${home}/state
log_path = ${home}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
first_valid_uid = 0
mail_location = maildir:${mail}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=dovecot gid=dovecot home=${mail}
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
    auto = create
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
  let server: ChildProcess;
  const open = () =>
    pRetry(
      async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'data');
        socket.destroy();
      },
      { retries: 40, minTimeout: 50, factor: 1.1 },
    );
  async function start() {
    server = spawn(binary, ['-F', '-c', config], { stdio: 'ignore' });
    await open();
  }
  async function stop() {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  await start();

  const sockets = new Set<Socket>();
  const way = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from
        .on('data', (data) => to.write(data))
        .on('error', () => to.destroy())
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
    }
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  const { port: wayPort } = way.address() as { port: number };
  let delivered = 0;
  const folderOf = (folder: 'inbox' | 'sent') => (folder === 'inbox' ? mail : join(mail, '.Sent'));
  return {
    url: `imap://desk:${encodeURIComponent(password)}@127.0.0.1:${wayPort}`,
    /** Puts a mail into a folder, as a delivery agent does. */
    async deliver(source: Buffer, folder: 'inbox' | 'sent' = 'inbox') {
      const name = `${Date.now()}.${++delivered}.test`;
      await mkdir(join(folderOf(folder), 'tmp'), { recursive: true });
      await mkdir(join(folderOf(folder), 'new'), { recursive: true });
      await mkdir(join(folderOf(folder), 'cur'), { recursive: true });
      await writeFile(join(folderOf(folder), 'new', name), source);
      execFileSync('chown', ['-R', 'dovecot', folderOf(folder)]);
    },
    async count(folder: 'inbox' | 'sent') {
      const lists = await Promise.all(
        ['new', 'cur'].map((part) => readdir(join(folderOf(folder), part)).catch(() => [])),
      );
      return lists.flat().length;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    /** Keeps all connections open, but no longer passes data. */
    silence() {
      for (const socket of sockets) socket.removeAllListeners('data').resume();
    },
    connections: () => sockets.size / 2,
    start,
    stop,
    /** Makes the server renumber its mails, with another UIDVALIDITY. */
    async renumber() {
      await stop();
      for (const folder of ['inbox', 'sent'] as const)
        for (const name of await readdir(folderOf(folder)))
          if (name.startsWith('dovecot')) await rm(join(folderOf(folder), name), { force: true });
      await start();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      way.close();
      await stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
