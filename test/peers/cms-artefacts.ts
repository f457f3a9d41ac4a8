/** A plugin whose code fails somewhere. */
export interface Artefact {
  readonly name: string;
  /** Where the message of the refusal has to place the fault. */
  readonly where: RegExp;
  readonly files: Readonly<Record<string, string>>;
}

const header = (more = ''): string => `<?php\n/**\n * Plugin Name: Faulty\n * Version: 1.0.0\n${more} */\n`;

/** Ways of a request to end badly. */
const faults: Readonly<Record<string, string>> = {
  'undefined function': 'faulty_no_such_function();',
  'uncaught exception': "throw new RuntimeException( 'deliberate' );",
  'type error': 'strlen( array() );',
  'missing file': "require __DIR__ . '/no-such-file.php';",
  memory: "$all = array(); while ( true ) { $all[] = str_repeat( 'x', 1048576 ); }",
  'endless loop': 'while ( true ) { $n = 1; }',
  'endless recursion': '( function ( $f ) { $f( $f ); } )( function ( $f ) { return array( $f( $f ) ); } );',
  'die with a text': "die( 'bye' );",
  'silent exit': 'exit;',
  'redeclared class': "eval( 'class WP_Query {}' );",
  'user error': "trigger_error( 'deliberate', E_USER_ERROR );",
  'abstract class': '$walker = new Iterator();',
};

/** Where code runs, and what a refusal says of it. */
const places: readonly { name: string; where: RegExp; code: (fault: string) => string }[] = [
  { name: 'on load', where: /front page/, code: (fault) => fault },
  {
    name: 'on activation',
    where: /activation/,
    code: (fault) => `register_activation_hook( __FILE__, function () { ${fault} } );`,
  },
  {
    name: 'only in admin',
    where: /dashboard/,
    code: (fault) => `add_action( 'admin_menu', function () { ${fault} } );`,
  },
  {
    name: 'only on the front page',
    where: /front page/,
    code: (fault) => `add_action( 'template_redirect', function () { ${fault} } );`,
  },
  {
    name: 'only in cron',
    where: /scheduled tasks/,
    code: (fault) => `if ( wp_doing_cron() ) { add_action( 'init', function () { ${fault} } ); }`,
  },
  {
    name: 'in a scheduled event',
    where: /scheduled tasks/,
    code: (fault) =>
      `register_activation_hook( __FILE__, function () { wp_schedule_single_event( time() - 1, 'faulty_event' ); } );\nadd_action( 'faulty_event', function () { ${fault} } );`,
  },
  {
    name: 'only in REST',
    where: /REST API/,
    code: (fault) => `add_action( 'rest_api_init', function () { ${fault} } );`,
  },
  { name: 'on init', where: /front page/, code: (fault) => `add_action( 'init', function () { ${fault} } );` },
];

const single = (name: string, where: RegExp, code: string, more = ''): Artefact => ({
  name,
  where,
  files: { 'faulty.php': `${header(more)}${code}\n` },
});

/** Faults that have a place of their own. */
const special: readonly Artefact[] = [
  single('parse error', /PHP files: faulty\.php, line \d/, '\nfunction ( {'),
  {
    name: 'parse error in a file that is loaded later',
    where: /PHP files: includes\/late\.php/,
    files: { 'faulty.php': `${header()}\n`, 'includes/late.php': '<?php\nif ( true {' },
  },
  single('newer PHP than there is', /needs PHP 99\.0/, '', ' * Requires PHP: 99.0\n'),
  single('newer WordPress than there is', /needs WordPress 99\.0/, '', ' * Requires at least: 99.0\n'),
  single('redeclared function', /front page: Cannot redeclare/, 'function wp_kses() {}'),
  single('output before headers', /front page: the code writes output/, "echo 'hello';"),
  { name: 'blank line before PHP', where: /front page/, files: { 'faulty.php': `x\n${header()}` } },
  single('output on activation', /activation/, "register_activation_hook( __FILE__, function () { echo 'hello'; } );"),
  single(
    'output that breaks REST answers',
    /REST API/,
    "add_action( 'rest_api_init', function () { echo '<p>hello</p>'; } );",
  ),
  single(
    'deletes itself when it is activated',
    /activation|front page/,
    'register_activation_hook( __FILE__, function () { unlink( __FILE__ ); } );',
  ),
  single(
    'waits for ever',
    /front page: no answer/,
    "if ( ! is_admin() ) { add_action( 'template_redirect', function () { while ( true ) { sleep( 5 ); } } ); }",
  ),
];

/** All of them. */
export const artefacts: readonly Artefact[] = [
  ...special,
  ...Object.entries(faults).flatMap(([fault, code]) =>
    places.map((place) => single(`${fault} ${place.name}`, place.where, place.code(code))),
  ),
];

/** One of each kind of fault and of each place, for every day. */
export const sampleOfArtefacts: readonly Artefact[] = artefacts.filter(
  ({ name }, index) => index < 6 || (index >= special.length && (index - special.length) % 11 === 0 && name !== ''),
);
