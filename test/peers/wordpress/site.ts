import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { peerPath } from '../peers.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Options of PHP with which what all sites share is compiled once for all processes; files of a site are compiled as they are. */
export function precompiled(): string[] {
  const folder = here('../../../node_modules/.cache/presswright-tests/php');
  mkdirSync(folder, { recursive: true });
  const settings = {
    enable_cli: '1',
    file_cache_only: '1',
    file_cache: folder,
    blacklist_filename: here('not-compiled.txt'),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-d', `opcache.${name}=${value}`]);
}

/** A port of 127.0.0.1 that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Where a site keeps its database when that is not SQLite. */
export interface SiteDatabase {
  readonly name: string;
  readonly user: string;
  readonly password: string;
  /** With its port. */
  readonly host: string;
}

/** A real WordPress in a temporary folder, on PHP's own server and SQLite; user `admin`, password `password`. */
export class WordPressSite {
  /** The site's folder: WordPress with `wp-content` below. */
  readonly folder: string;
  #server: ChildProcess | undefined;
  #url = '';

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Copies WordPress and installs it, on SQLite unless another database is given; takes a few seconds. */
  static create(database?: SiteDatabase): WordPressSite {
    const folder = join(mkdtempSync(join(tmpdir(), 'presswright-wordpress-')), 'site');
    const content = join(folder, 'wp-content');
    const source = realpathSync(peerPath('wordpress'));
    const library = join(source, 'wp-includes');
    cpSync(source, folder, { recursive: true, dereference: true, filter: (path) => path !== library });
    symlinkSync(library, join(folder, 'wp-includes'));
    for (const name of ['mu-plugins', 'database', 'plugins', 'uploads']) {
      mkdirSync(join(content, name), { recursive: true });
    }
    if (database === undefined) WordPressSite.#useSqlite(content);
    else WordPressSite.#useDatabase(folder, database);
    cpSync(here('mu-plugins'), join(content, 'mu-plugins'), { recursive: true });
    cpSync(here('wp-config.php'), join(folder, 'wp-config.php'));
    const site = new WordPressSite(folder);
    if (database === undefined) site.#installOnce(join(content, 'database/.ht.sqlite'));
    else site.#php('install.php', []);
    return site;
  }

  /** What installing leaves in an SQLite file is the same for every site: it knows neither its folder nor its port. */
  static #installed: Buffer | undefined;

  #installOnce(file: string): void {
    if (WordPressSite.#installed === undefined) {
      this.#php('install.php', []);
      WordPressSite.#installed = readFileSync(file);
    } else writeFileSync(file, WordPressSite.#installed);
  }

  static #useSqlite(content: string): void {
    const sqlite = peerPath('sqlite');
    // A folder below mu-plugins is not taken for a plugin: the list of plugins shows only what is under test.
    symlinkSync(realpathSync(sqlite), join(content, 'mu-plugins', 'sqlite-database-integration'));
    const dropIn = readFileSync(join(sqlite, 'db.copy'), 'utf8').replace(
      "'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
      "__DIR__ . '/mu-plugins/sqlite-database-integration'",
    );
    writeFileSync(join(content, 'db.php'), dropIn);
  }

  static #useDatabase(folder: string, { name, user, password, host }: SiteDatabase): void {
    const values = { DB_NAME: name, DB_USER: user, DB_PASSWORD: password, DB_HOST: host };
    const lines = Object.entries(values).map(([constant, value]) => `define( '${constant}', '${value}' );\n`);
    writeFileSync(join(folder, 'database.php'), `<?php\n${lines.join('')}`);
  }

  /** Pages get the development build of React and of the editor, which warns of faults and takes twice as long to load. */
  useDevelopmentScripts(): void {
    writeFileSync(join(this.folder, 'script-debug'), '');
  }

  /** A network of two sites, the second at `/second/`; for `evaluate()` only: its addresses know no port. */
  static createNetwork(): WordPressSite {
    const site = WordPressSite.create();
    site.#php('install-network.php', []);
    site.evaluate(
      `return wp_insert_site( array( 'domain' => '127.0.0.1', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1 ) );`,
    );
    return site;
  }

  /** Address without a slash at the end; only while the site is served. */
  get url(): string {
    if (this.#url === '') throw new Error('the site is not served');
    return this.#url;
  }

  /** Copies a folder to `wp-content/plugins/<slug>`. */
  addPlugin(slug: string, source: string): void {
    cpSync(source, join(this.folder, 'wp-content/plugins', slug), { recursive: true });
  }

  /** Installs an archive as the upload form does; throws when WordPress refuses it. */
  installPlugin(archive: string): void {
    const installed = this.evaluate<unknown>(`
      require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
      $result = ( new Plugin_Upgrader( new Automatic_Upgrader_Skin() ) )->install( '${archive}' );
      return is_wp_error( $result ) ? $result->get_error_message() : $result;`);
    if (installed !== true) throw new Error(`${archive} was not installed: ${JSON.stringify(installed)}`);
  }

  /** Activates plugins such as `hello/hello.php`; throws when WordPress refuses one. */
  activate(...plugins: string[]): void {
    this.#php('activate.php', plugins);
  }

  /** Runs PHP inside WordPress and returns what it returns, through JSON; `path` names a site of a network. */
  evaluate<T>(code: string, path = '/'): T {
    return JSON.parse(this.#php('evaluate.php', [], code, path)) as T;
  }

  /** What PHP and WordPress have complained about so far; empty is good. */
  debugLog(): string {
    const file = join(this.folder, 'debug.log');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** Serves the site on a free port of 127.0.0.1, with further options of PHP; a server that it has already is stopped. */
  async serve(more: readonly string[] = []): Promise<string> {
    this.#stop();
    const port = await freePort();
    const log = openSync(join(this.folder, '../server.log'), 'a');
    const settings = { memory_limit: '512M', upload_max_filesize: '64M', post_max_size: '64M' };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
    // Several workers, because a page asks for several routes at once; detached, because they outlive their parent
    // and can only be stopped as a group.
    this.#server = spawn(
      'php',
      [...options, ...more, '-S', `127.0.0.1:${port}`, '-t', this.folder, here('router.php')],
      {
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
        stdio: ['ignore', log, log],
        detached: true,
      },
    );
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await answers(port)) {
        this.#url = `http://127.0.0.1:${port}`;
        return this.#url;
      }
      await sleep(100);
    }
    throw new Error(`PHP's server did not start: ${readFileSync(join(this.folder, '../server.log'), 'utf8')}`);
  }

  /** Stops the server and removes the site. */
  remove(): void {
    this.#stop();
    rmSync(join(this.folder, '..'), { recursive: true, force: true });
  }

  #stop(): void {
    if (this.#server?.pid !== undefined) process.kill(-this.#server.pid);
    this.#server = undefined;
    this.#url = '';
  }

  #php(script: string, args: string[], input = '', path = '/'): string {
    const options = [...precompiled(), '-d', 'memory_limit=512M', '-d', 'display_errors=stderr'];
    const env = { ...process.env, SITE_PATH: path };
    return execFileSync('php', [...options, here(script), this.folder, ...args], { input, env, encoding: 'utf8' });
  }
}
