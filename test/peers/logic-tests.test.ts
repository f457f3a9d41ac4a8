/** Tests of logic that a model wrote, run by PHP in its sandbox: what passes, what fails, and what cannot be reached. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillSlots } from '../../server/src/generation/fill-slots.ts';
import type { ProjectTask } from '../../server/src/generation/generate-project.ts';
import { prepareLogicTests } from '../../server/src/inference/logic-tests/prepare-logic-tests.ts';
import type { RunLogicTest } from '../../server/src/inference/logic-tests/run-logic-test.ts';
import { runInSandbox } from '../../server/src/inference/logic-tests/sandbox.ts';
import { analyzer } from '../analysis/analyzer-for-tests.ts';
import { peerPath, requirePeer } from './peers.ts';

const signal = AbortSignal.timeout(600_000);

requirePeer('php')('tests of logic', () => {
  const php = peerPath('php');
  let run: RunLogicTest;
  beforeAll(async () => {
    run = await prepareLogicTests(php);
  });

  /** Files as a project has them: the class guards its logic. */
  const files = (logic: string, test: string) => ({
    code: `<?php
defined( 'ABSPATH' ) || exit;
final class Desk_Further_Logic_1 {
	public function register() {
		add_action( 'init', array( $this, 'run_guarded' ) );
	}
	public function run_guarded() {
		try {
			$this->run();
		} catch ( \\Throwable $error ) {
			do_action( 'desk_further_logic_failed', $error );
		}
	}
	private function run() {
		${logic}
	}
}
`,
    test: `<?php
defined( 'ABSPATH' ) || exit;
class Desk_Further_Logic_1_Test extends WP_UnitTestCase {
	public function test_logic() {
		${test}
	}
}
`,
  });
  const outcome = (logic: string, test: string) => run(files(logic, test), signal);

  const title = "add_filter( 'the_title', function ( $title ) { return $title . '!'; } );";

  it.each([
    [title, "$this->assertSame( 'A!', apply_filters( 'the_title', 'A' ) );"],
    [
      "add_shortcode( 'desk_year', function () { return esc_html( gmdate( 'Y' ) ); } );",
      "$this->assertSame( gmdate( 'Y' ), do_shortcode( '[desk_year]' ) );",
    ],
    [
      "add_shortcode( 'desk_box', function ( $atts, $content = '' ) { $atts = shortcode_atts( array( 'tone' => 'calm' ), $atts ); return '<b class=\"' . esc_attr( $atts['tone'] ) . '\">' . esc_html( $content ) . '</b>'; } );",
      '$this->assertSame( \'<b class="loud">Hi</b>\', do_shortcode( \'[desk_box tone="loud"]Hi[/desk_box]\' ) );',
    ],
    [
      "add_action( 'wp_footer', function () { echo '<p>Bye</p>'; }, 20 );",
      "ob_start(); do_action( 'wp_footer' ); $this->assertStringContainsString( '<p>Bye</p>', ob_get_clean() );",
    ],
    [
      "add_filter( 'option_blogname', 'strtoupper' ); add_filter( 'comments_open', '__return_false', 5 );",
      "self::assertSame( 'TEST BLOG', get_option( 'blogname' ) ); self::assertSame( 5, has_filter( 'comments_open', '__return_false' ) );",
    ],
    [
      "add_action( 'desk_stop', function () { if ( ! current_user_can( 'edit_posts' ) ) { wp_die( 'No.' ); } } );",
      "$this->expectException( 'WPDieException' ); do_action( 'desk_stop' );",
    ],
    [
      "if ( ! wp_next_scheduled( 'desk_daily' ) ) { wp_schedule_event( time(), 'daily', 'desk_daily' ); }",
      "$this->assertNotFalse( wp_next_scheduled( 'desk_daily' ) );",
    ],
  ])('pass where the logic does what they say: %s', async (logic, test) => {
    expect(await outcome(logic, test)).toEqual({ kind: 'passed' });
  });

  it.each([
    [title, "$this->assertSame( 'A?', apply_filters( 'the_title', 'A' ) );", "assertSame( 'A?', 'A!' ) does not hold"],
    [title, '$this->assertTrue( is_string( get_option( "home" ) ) );', 'passes without the logic, too'],
    [title, 'if ( false ) { $this->assertTrue( false ); }', 'no assertion was reached'],
    ["throw new Exception( 'broken' );", "$this->assertSame( 1, get_option( 'a' ) );", 'broken'],
    [
      "$a = intdiv( 1, 0 ); update_option( 'a', $a );",
      "$this->assertSame( 1, get_option( 'a' ) );",
      'Division by zero',
    ],
    [
      "add_action( 'a', function () { exit; } );",
      "do_action( 'a' ); $this->assertTrue( did_action( 'a' ) > 0 );",
      'the request was ended',
    ],
    ['while ( true ) {}', "$this->assertTrue( did_action( 'a' ) > 0 );", 'failed'],
    [
      "$a = ''; while ( true ) { $a .= str_repeat( 'a', 1e6 ); }",
      "$this->assertTrue( did_action( 'a' ) > 0 );",
      'Allowed memory size',
    ],
    [
      "while ( true ) { fwrite( fopen( 'php://stdout', 'w' ), str_repeat( 'a', 1e5 ) ); }",
      "$this->assertTrue( did_action( 'a' ) > 0 );",
      'printed too much',
    ],
    ['$this->nothing = $undeclared[;', '$this->assertTrue( false );', 'could not compile'],
  ])('fail, and say why: %s, %s', { timeout: 60_000 }, async (logic, test, why) => {
    expect(await outcome(logic, test)).toMatchObject({ kind: 'failed', fault: expect.stringContaining(why) });
  });

  it.each([
    ["update_post_meta( 1, 'a', 1 );", "$this->assertSame( 1, get_post_meta( 1, 'a', true ) );", 'update_post_meta'],
    [title, '$id = self::factory()->post->create(); $this->assertSame( 1, $id );', 'factory'],
    [title, '$query = new WP_Query(); $this->assertSame( 1, $query );', 'WP_Query'],
    [title, '$this->assertQueryTrue( did_action( "a" ) );', 'assertQueryTrue'],
  ])('are not run where they need more of WordPress: %s, %s', async (logic, test, what) => {
    expect(await outcome(logic, test)).toMatchObject({ kind: 'not-run', why: expect.stringContaining(what) });
  });

  it('run in projects as the service makes them', async () => {
    const description = 'Workshops with a date. Frobnicate the wibble whenever the moon is full.';
    const task: ProjectTask = { kind: 'plugin', request: { plugin_name: 'Workshop Desk', description } };
    const logic_1 = `function logic() {\n\t${title}\n}\nfunction test_logic() {\n\t$this->assertSame( 'A!', apply_filters( 'the_title', 'A' ) );\n}`;
    const { project, refused } = await fillSlots(analyzer, task, { logic_1 });
    expect(refused).toEqual([]);
    const slot = project.slots.find(({ name }) => name === 'logic_1');
    const textOf = (path = '') => String(project.files.find((file) => file.path === path)?.content);
    const made = { code: textOf(slot?.files?.code), test: textOf(slot?.files?.test) };
    expect(await run(made, signal)).toEqual({ kind: 'passed' });
    expect(await run({ ...made, code: made.code.replace("'!'", "'?'") }, signal)).toMatchObject({ kind: 'failed' });
  });

  describe('reach nothing', () => {
    let folder: string;
    let server: Server;
    let connections = 0;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'presswright-secret-'));
      writeFileSync(join(folder, 'secret'), 'the-secret');
      process.env.PRESSWRIGHT_TEST_SECRET = 'the-secret';
      server = createServer(() => connections++).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
    });
    afterAll(() => {
      delete process.env.PRESSWRIGHT_TEST_SECRET;
      rmSync(folder, { recursive: true });
      server.close();
    });

    /** What PHP says to each expression, with all of PHP's own limits, or with those of the sandbox alone. */
    async function tell(expressions: readonly string[]) {
      const told = expressions.map(
        (one) => `try { $told[] = @(${one}); } catch ( Throwable $e ) { $told[] = get_class( $e ); }`,
      );
      const { stdout, stderr } = await runInSandbox(
        php,
        `<?php $told = array(); ${told.join('\n')} echo json_encode( $told );`,
      );
      expect(stderr).toBe('');
      return JSON.parse(stdout) as unknown[];
    }

    it('of files, the environment, other processes and the network', async () => {
      const port = (server.address() as { port: number }).port;
      const secret = join(folder, 'secret');
      expect(
        await tell([
          `file_get_contents( '${secret}' )`,
          `file_exists( '${folder}' )`,
          `scandir( '/' )`,
          `iterator_to_array( new DirectoryIterator( 'glob:///*' ) )`,
          `file_get_contents( '/proc/1/environ' )`,
          `file_put_contents( '/usr/presswright', 'x' )`,
          `getenv()`,
          `exec( 'id' )`,
          `call_user_func( 'sys' . 'tem', 'id' )`,
          `pcntl_fork()`,
          `proc_open( 'id', array(), $pipes )`,
          `FFI::cdef( 'int getpid( void );' )->getpid()`,
          `stream_socket_client( 'tcp://127.0.0.1:${port}' )`,
          `fopen( 'tcp://127.0.0.1:${port}', 'r' )`,
          `copy( 'php://memory', 'tcp://127.0.0.1:${port}' )`,
          `mail( 'a@example.org', 'a', 'a' )`,
        ]),
      ).toEqual([
        false,
        false,
        false,
        expect.anything(),
        false,
        false,
        [],
        'Error',
        'TypeError',
        'Error',
        'Error',
        'Error',
        'Error',
        false,
        false,
        'Error',
      ]);
      expect(connections).toBe(0);
    });

    it('and leave nothing behind, also where they are ended', { timeout: 60_000 }, async () => {
      const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('presswright-php-'));
      const before = left();
      const ended = new AbortController();
      const running = runInSandbox(php, '<?php while ( true ) { usleep( 1000 ); }', ended.signal);
      await expect.poll(() => left().length).toBeGreaterThan(before.length);
      ended.abort();
      expect((await running).code).toBeNull();
      expect(left()).toEqual(before);
    });
  });

  it.each([
    ['/usr/bin/no-php', 'it does not exist'],
    [process.execPath, 'expected a program below /usr'],
    ['/usr/bin/env', 'cannot be used'],
  ])('are refused with %s for PHP', async (path, why) => {
    await expect(prepareLogicTests(path)).rejects.toThrow(why);
  });
});
