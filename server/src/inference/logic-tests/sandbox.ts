import { spawn } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Functions that no code in the sandbox has. */
export const disabledFunctions: readonly string[] = (
  'exec passthru shell_exec system popen proc_open proc_close proc_get_status proc_nice proc_terminate dl mail putenv ini_set ini_alter ' +
  'ini_restore set_time_limit ignore_user_abort fsockopen pfsockopen stream_socket_client stream_socket_server stream_socket_pair ' +
  'socket_create socket_connect dns_get_record gethostbyname gethostbynamel checkdnsrr getmxrr syslog openlog error_log link symlink ' +
  'chmod chown chgrp chroot umask phpinfo php_uname posix_kill posix_getpwuid highlight_file show_source php_strip_whitespace ' +
  'pcntl_alarm pcntl_async_signals pcntl_exec pcntl_fork pcntl_rfork pcntl_forkx pcntl_setpriority pcntl_signal pcntl_unshare ' +
  'pcntl_wait pcntl_waitpid'
).split(' ');

/** PHP's own limits; the first line of defence, not the last. */
const options = Object.entries({
  disable_functions: disabledFunctions.join(','),
  open_basedir: '/site',
  allow_url_fopen: '0',
  'ffi.enable': '0',
  memory_limit: '64M',
  max_execution_time: '5',
  display_errors: '0',
  log_errors: '0',
}).flatMap(([name, value]) => ['-d', `${name}=${value}`]);

/**
 * Runs in namespaces of its own: a file system that has the programs and libraries of the machine and nothing else, read-only, no
 * network, no other process to see; then without any privilege over it, within limits of the system, and with an empty environment.
 */
const script = `set -e
root=$1
shift
mount -t tmpfs -o size=1m,mode=0755,nosuid,nodev none "$root"
for folder in /usr /lib /lib32 /lib64 /bin; do
  if [ -L "$folder" ]; then
    ln -s "$(readlink "$folder")" "$root$folder"
  elif [ -d "$folder" ]; then
    mkdir "$root$folder"
    mount --rbind "$folder" "$root$folder"
    mount -o remount,bind,ro,nosuid,nodev "$root$folder"
  fi
done
mount -o remount,bind,ro,nosuid,nodev "$root"
chroot "$root" /usr/bin/setpriv --no-new-privs --bounding-set=-all --inh-caps=-all \\
  /usr/bin/prlimit --as=536870912 --cpu=8 --fsize=0 --core=0 --nofile=32 --nproc=1 /usr/bin/env -i "$@" || exit $?
`;

const namespaces = [
  '--user',
  '--map-root-user',
  '--mount',
  '--net',
  '--pid',
  '--ipc',
  '--uts',
  '--fork',
  '--kill-child',
];

/** Milliseconds after which a program is ended, and bytes of its output at most. */
const maxTime = 10_000;
const maxOutput = 64 * 1024;

/** What a program printed; `code`: null where it was ended. */
export interface SandboxRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a PHP program where it can reach nothing. Linux only, with `unshare`, `setpriv` and `prlimit` of util-linux.
 * @param php path of a PHP binary below `/usr`
 * @param signal ends the program
 */
export async function runInSandbox(php: string, program: string, signal?: AbortSignal): Promise<SandboxRun> {
  const binary = await realpath(php);
  const root = await mkdtemp(join(tmpdir(), 'presswright-php-'));
  try {
    return await run(
      [...namespaces, '--', '/bin/sh', '-c', script, 'sh', root, binary, '-n', ...options],
      program,
      signal,
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function run(args: readonly string[], program: string, signal: AbortSignal | undefined): Promise<SandboxRun> {
  const { promise, resolve, reject } = Promise.withResolvers<SandboxRun>();
  const child = spawn('unshare', args, {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let isEnded = false;
  const end = () => {
    isEnded = true;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(end, maxTime);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  const outputs = [child.stdout, child.stderr].map((stream) => {
    const read = { text: '' };
    stream.setEncoding('utf8').on('data', (piece: string) => {
      read.text += piece;
      if (read.text.length > maxOutput) end();
    });
    return read;
  });
  child.on('error', reject);
  child.on('close', (code) =>
    resolve({ code: isEnded ? null : code, stdout: outputs[0]?.text ?? '', stderr: outputs[1]?.text ?? '' }),
  );
  // A program that ends before it has read everything is answered by its code.
  child.stdin.on('error', () => {});
  child.stdin.end(program);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
