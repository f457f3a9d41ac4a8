import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runInProcess } from './in-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-faults-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

/** Commands that need the data folder. */
const commands = [['serve', '--port', '0'], ['keys', 'list'], ['migrate']];

/** Expects one line for the operator and the exit status 1. */
async function expectSentence(args: readonly string[], sentence: RegExp, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = await runInProcess(args, { env: { ...env, PRESSWRIGHT_LOG_LEVEL: 'silent' } });
  expect(stderr).toMatch(sentence);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect(stdout).toBe('');
  expect(status).toBe(1);
}

describe.each(commands)('presswright %s says in one sentence what to do', (...command) => {
  it.each([
    ['a file', '', /The data folder .* cannot be used: a file is in the way\. Give this user the right/],
    ['below a file', '/below', /cannot be used: a file is in the way\./],
  ])('when the data folder is %s', async (_, below, sentence) => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expectSentence([...command, '--data-dir', file + below], sentence);
  });

  it('when the data folder is where nothing can be made, without trying for ever', async () => {
    await expectSentence([...command, '--data-dir', '/proc/presswright/data'], /The data folder .* cannot be used: /);
  });

  it('when the database is none', async () => {
    writeFileSync(join(folder, 'presswright.db'), 'This is a diary, not a database. '.repeat(200));
    await expectSentence(
      [...command, '--data-dir', folder],
      /presswright\.db cannot be used: it is not an SQLite database\. Restore it from a backup/,
    );
  });

  it('when a folder stands where the database belongs', async () => {
    mkdirSync(join(folder, 'presswright.db'));
    await expectSentence(
      [...command, '--data-dir', folder],
      /presswright\.db cannot be used: it cannot be opened\. Check/,
    );
  });
});

it('a server with a certificate that does not serve says which setting is wrong', async () => {
  writeFileSync(join(folder, 'cert.pem'), 'no certificate');
  await expectSentence(
    ['serve', '--port', '0', '--data-dir', join(folder, 'data')],
    /^presswright: PRESSWRIGHT_TLS_KEY_FILE: .*none\.pem cannot be read: it does not exist\.$/m,
    {
      PRESSWRIGHT_TLS_CERT_FILE: join(folder, 'cert.pem'),
      PRESSWRIGHT_TLS_KEY_FILE: join(folder, 'none.pem'),
    },
  );
});

it('a misspelt setting is refused with the nearest name and the status of wrong usage', async () => {
  const { status, stderr } = await runInProcess(['serve'], { env: { PRESSWRIGHT_PROT: '1' } });
  expect(stderr).toBe(
    'presswright: PRESSWRIGHT_PROT (from the environment) is not a setting. Did you mean PRESSWRIGHT_PORT?\n',
  );
  expect(status).toBe(2);
});

it('a data folder that the user may only read is told as such', async () => {
  // The superuser may write everywhere, so somebody else has to try.
  const { uid, gid } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  chmodSync(folder, 0o555);
  const child = spawn(process.execPath, [resolve('server/bin/presswright.mjs'), 'serve', '--data-dir', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid }),
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const status = await new Promise((done) => child.on('close', done));
  expect(stderr).toMatch(
    /^presswright: The data folder .* cannot be used: permission is denied\. Give this user[^\n]*\n$/,
  );
  expect(status).toBe(1);
});
