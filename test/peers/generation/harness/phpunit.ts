import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { peerPath } from '../../peers.ts';
import { precompiled, WordPressSite } from '../../wordpress/site.ts';
import { type Project, writeProject } from './project.ts';

const library = fileURLToPath(new URL('../phpunit', import.meta.url));

/** How a project's own tests went. */
export interface TestRun {
  /** What PHPUnit says of each test that did not pass, and of all that went wrong besides; empty is good. */
  readonly complaints: readonly string[];
  /** Names of the tests that ran, as `class::method`. */
  readonly tests: readonly string[];
}

/** A program and its first arguments. */
export type Php = readonly [string, ...string[]];

interface RunOptions {
  readonly change?: (folder: string) => void;
  readonly php?: Php;
}

/** Runs the PHPUnit tests that generated plugins carry, each plugin on a WordPress that never saw another one. */
export class TestLab {
  readonly #site = WordPressSite.create();
  readonly #folder = mkdtempSync(join(tmpdir(), 'presswright-tests-'));
  readonly #database: string;

  constructor() {
    // As WordPress' own test library leaves it: no content, plain addresses.
    this.#site.evaluate(`
      foreach ( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
        wp_delete_post( $post->ID, true );
      }
      return delete_option( 'permalink_structure' );`);
    this.#database = join(this.#site.folder, 'wp-content/database/.ht.sqlite');
    cpSync(this.#database, join(this.#folder, 'untouched'));
  }

  /**
   * Puts a project where a developer has it and runs `phpunit` there.
   * @param change may break its files first
   * @param php the PHP that runs it
   */
  run(project: Project, { change = () => {}, php = ['php', ...precompiled()] }: RunOptions = {}): TestRun {
    cpSync(join(this.#folder, 'untouched'), this.#database);
    rmSync(join(this.#site.folder, 'debug.log'), { force: true });
    const folder = writeProject(join(this.#site.folder, 'wp-content/plugins'), project);
    try {
      change(folder);
      return this.#run(folder, php);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  remove(): void {
    this.#site.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(folder: string, [program, ...options]: Php): TestRun {
    const log = join(this.#folder, 'log.xml');
    rmSync(log, { force: true });
    const strict = ['--fail-on-incomplete', '--fail-on-risky', '--fail-on-skipped', '--fail-on-warning'];
    const settings = ['-d', 'include_path=.:/usr/share/php', '-d', 'memory_limit=512M', peerPath('phpunit')];
    const plain = ['--colors=never', '--do-not-cache-result', '--log-junit', log];
    const run = spawnSync(program, [...options, ...settings, ...plain, ...strict], {
      cwd: folder,
      env: { ...process.env, WP_TESTS_DIR: library, WP_TESTS_SITE: this.#site.folder },
      encoding: 'utf8',
    });
    const tests = run.status === 0 ? [...readFileSync(log, 'utf8').matchAll(testCase)].map(nameOfCase) : [];
    const idle = globSync('tests/test-*.php', { cwd: folder }).filter(
      (file) => run.status === 0 && !/ function test_/.test(readFileSync(join(folder, file), 'utf8')),
    );
    const complaints = [
      ...(run.status === 0 ? [] : [`${run.stdout}${run.stderr}`]),
      ...idle.map((file) => `${file} has no test`),
      ...(run.status === 0 && tests.length === 0 ? ['no test ran'] : []),
      ...(run.status === 0 ? [this.#site.debugLog()].filter((text) => text !== '') : []),
    ];
    return { complaints, tests };
  }
}

const testCase = /<testcase name="([^"]+)" class="([^"]+)"/g;

const nameOfCase = ([, name, owner]: RegExpMatchArray): string => `${owner}::${name}`;
