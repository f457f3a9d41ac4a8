import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import { WordPressSite } from './wordpress/site.ts';

/** What a role was answered by one way in. */
interface Attempt {
  readonly way: string;
  readonly allowed: boolean;
  readonly answer: string;
}

// Everything is taken from what is registered: a route, an ability or a command that is added is tested with the rest.
const registered = `
  /** A value that passes a schema. */
  function sample( $schema ) {
    if ( isset( $schema['enum'] ) ) { return $schema['enum'][0]; }
    switch ( ( (array) ( $schema['type'] ?? 'string' ) )[0] ) {
      case 'integer': case 'number': return $schema['minimum'] ?? 1;
      case 'boolean': return false;
      case 'array':   return array( sample( $schema['items'] ?? array() ) );
      case 'object':
        $needed = array_filter( $schema['properties'] ?? array(), function ( $one ) { return ! empty( $one['required'] ); } );
        return $needed ? array_map( 'sample', $needed ) : array( 'x' => 'x' );
      default: return 'x';
    }
  }
  /** Every route of ours with a request that its schema accepts. */
  function requests() {
    $requests = array();
    foreach ( rest_get_server()->get_routes( 'presswright/v1' ) as $route => $handlers ) {
      if ( '/presswright/v1' === $route ) { continue; } // WordPress' own index.
      $path = preg_replace_callback( '/\\(\\?P<\\w+>((?:[^()]|\\([^)]*\\))*)\\)/', function ( $match ) {
        return '[0-9a-f-]{36}' === $match[1] ? '00000000-0000-4000-8000-000000000000' : '1';
      }, $route );
      foreach ( $handlers as $handler ) {
        foreach ( array_keys( $handler['methods'] ) as $method ) {
          $request = new WP_REST_Request( $method, $path );
          preg_match( '@^' . $route . '$@i', $path, $match );
          $request->set_url_params( $match );
          foreach ( $handler['args'] as $name => $schema ) {
            if ( ! empty( $schema['required'] ) ) { $request->set_param( $name, sample( $schema ) ); }
          }
          $requests[] = array( "$method $route", $request, $handler );
        }
      }
    }
    return $requests;
  }
  class Refused extends Exception {}
  class WP_CLI {
    public static $commands = array();
    public static function add_command( $name, $class ) { self::$commands[ $name ] = $class; }
    public static function error( $text ) { throw new Refused( $text ); }
    public static function __callStatic( $name, $values ) {}
  }
  /** Every command of ours as a callable. */
  function commands() {
    define( 'WP_CLI', true );
    ( new Presswright\\Plugin( WP_PLUGIN_DIR . '/presswright/presswright.php' ) )->register();
    $commands = array();
    foreach ( WP_CLI::$commands as $name => $class ) {
      foreach ( ( new ReflectionClass( $class ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
        if ( ! $method->isConstructor() ) {
          $commands[ $name . ' ' . trim( $method->name, '_' ) ] = array( new $class(), $method->name );
        }
      }
    }
    return $commands;
  }
  function abilities() {
    return array_filter( wp_get_abilities(), function ( $ability ) { return 0 === strpos( $ability->get_name(), 'presswright/' ); } );
  }`;

// Who may is asked of the permission alone: what is allowed need not be done for that.
const attempts = `
  $attempts = array();
  $note     = function ( $way, $allowed, $answer ) use ( &$attempts ) {
    $attempts[] = array( 'way' => $way, 'allowed' => $allowed, 'answer' => (string) $answer );
  };
  foreach ( requests() as list( $name, $request, $handler ) ) {
    if ( true === call_user_func( $handler['permission_callback'], $request ) ) {
      $note( $name, true, '' );
    } else {
      $note( $name, false, rest_do_request( $request )->get_status() );
    }
  }
  foreach ( abilities() as $ability ) {
    $input = sample_input( $ability->get_input_schema() );
    if ( true === $ability->check_permissions( $input ) ) {
      $note( $ability->get_name(), true, '' );
    } else {
      $answer = $ability->execute( $input );
      $note( $ability->get_name(), false, is_wp_error( $answer ) ? $answer->get_error_code() : 'executed' );
    }
  }
  foreach ( commands() as $name => $command ) {
    try {
      Presswright\\Cli\\Console::services( Presswright\\Capabilities::ANALYZE );
      $note( $name, true, '' );
    } catch ( Refused $error ) {
      try {
        call_user_func( $command, array( 'plugin', 'x', 'x' ), array() );
        $note( $name, false, 'executed' );
      } catch ( Refused $error ) {
        $note( $name, false, false === strpos( $error->getMessage(), 'capability' ) ? $error->getMessage() : 'refused' );
      }
    }
  }
  return $attempts;`;

const sampleInput = `
  function sample_input( $schema ) {
    return array_map( 'sample', array_intersect_key( $schema['properties'], array_flip( $schema['required'] ?? array() ) ) );
  }`;

/** Which answers refuse. */
const refusals = ['401', '403', 'ability_invalid_permissions', 'refused'];

requirePeer('php', 'wordpress', 'sqlite')('who may use what the plugin registers', { timeout: 240_000 }, () => {
  /** Tries everything as a user with a role; makes the user. */
  const tryAs = (site: WordPressSite, role: string, path = '/'): Attempt[] =>
    site.evaluate<Attempt[]>(
      `${registered}${sampleInput}
      $role = '${role}';
      $id   = 0;
      if ( 'super administrator' === $role ) {
        $id = 1;
      } elseif ( 'nobody' !== $role ) {
        $user = get_user_by( 'login', "test-$role" );
        $id   = $user ? $user->ID : wp_insert_user( array( 'user_login' => "test-$role", 'user_pass' => 'password', 'user_email' => "$role@example.org", 'role' => $role ) );
        if ( is_multisite() ) { add_user_to_blog( get_current_blog_id(), $id, $role ); }
      }
      wp_set_current_user( $id );
      ${attempts}`,
      path,
    );

  const judge = (found: readonly Attempt[], isOwner: boolean): void => {
    const ways = found.map(({ way }) => way);
    expect(ways.filter((way) => /^[A-Z]+ \//.test(way)).length).toBeGreaterThan(20);
    for (const one of [
      'DELETE /presswright/v1/projects/(?P<id>\\d+)',
      'POST /presswright/v1/checks',
      'presswright/install',
      'presswright analyze invoke',
      'presswright jobs cancel',
    ]) {
      expect(ways).toContain(one);
    }
    const wrong = found.filter(({ allowed, answer }) => (isOwner ? !allowed : allowed || !refusals.includes(answer)));
    expect(wrong).toEqual([]);
  };

  describe('on a site of its own', () => {
    let site: WordPressSite;
    beforeAll(async () => {
      site = await startSite();
    }, 300_000);
    afterAll(() => site?.remove());

    it.each(['administrator', 'editor', 'author', 'contributor', 'subscriber', 'nobody'])('%s', (role) => {
      judge(tryAs(site, role), role === 'administrator');
    });

    it('a role with one capability may use that part alone', () => {
      site.evaluate(`get_role( 'contributor' )->add_cap( 'presswright_analyze' ); return 1;`);
      const open = tryAs(site, 'contributor').filter(
        ({ way, allowed }) => allowed && /^[A-Z]+ \/|^presswright\//.test(way),
      );
      expect(open.map(({ way }) => way.replace('/presswright/v1', '')).sort()).toEqual([
        'DELETE /jobs/(?P<id>[0-9a-f-]{36})', // One that is not known, which they may be told.
        'GET /checks',
        'GET /checks/(?P<id>\\d+)',
        'GET /files',
        'GET /jobs/(?P<id>[0-9a-f-]{36})',
        'GET /targets',
        'POST /analyze',
        'POST /checks',
        'presswright/analyze',
      ]);
    });
  });

  describe('on a network', () => {
    let network: WordPressSite;
    beforeAll(async () => {
      const single = await startSite(); // Builds the archive.
      const archive = `${single.folder}/../presswright.zip`;
      network = WordPressSite.createNetwork();
      network.installPlugin(archive);
      single.remove();
      network.evaluate(`return activate_plugin( 'presswright/presswright.php', '', true );`);
    }, 300_000);
    afterAll(() => network?.remove());

    it.each([
      ['super administrator', '/'],
      ['super administrator', '/second/'],
      ['administrator', '/'],
      ['administrator', '/second/'],
      ['editor', '/second/'],
      ['author', '/second/'],
      ['subscriber', '/second/'],
      ['nobody', '/second/'],
    ])('%s at %s', (role, path) => {
      judge(tryAs(network, role, path), role === 'super administrator');
    });
  });
});
