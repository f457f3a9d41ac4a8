import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import plans from '../../../generation/trade-plans/plans/logs.json' with { type: 'json' };
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Ran {
  readonly report: Record<string, unknown> & { readonly notes: readonly string[] };
  readonly mails: readonly string[];
  readonly loaded: readonly string[];
  readonly posts: Record<string, readonly unknown[]>;
}

requirePeer('php', 'wordpress', 'sqlite')('imports of files', { timeout: 120_000 }, () => {
  let estates: ToolSite;
  /** Writes the file, runs the task as cron does, and returns what came of it. */
  const imported = (csv: string | null): Ran =>
    estates.site.evaluate<Ran>(`
      $path = wp_get_upload_dir()['basedir'] . '/import/properties.csv';
      wp_mkdir_p( dirname( $path ) );
      ${csv === null ? 'unlink( $path );' : `file_put_contents( $path, base64_decode( '${Buffer.from(csv, 'latin1').toString('base64')}' ) );`}
      $mails = array();
      add_filter( 'pre_wp_mail', function ( $sent, $mail ) use ( &$mails ) {
        $mails[] = $mail['to'] . ': ' . $mail['subject'] . ': ' . $mail['message'];
        return true;
      }, 10, 2 );
      $loaded = array();
      add_filter( 'pre_http_request', function ( $answer, $args, $url ) use ( &$loaded ) {
        $loaded[] = $url;
        if ( strpos( $url, 'gone' ) ) {
          return array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 404, 'message' => 'Not Found' ), 'cookies' => array() );
        }
        file_put_contents( $args['filename'], base64_decode( '${pixel}' ) );
        return array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => $args['filename'] );
      }, 10, 3 );
      wp_set_current_user( 0 );
      do_action( 'estates_import_file', 'properties' );
      $posts = array();
      foreach ( get_posts( array( 'post_type' => 'estates_property', 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
        $posts[ (string) get_post_meta( $post->ID, 'estates_object_number', true ) ] = array(
          $post->post_title, $post->post_status, (float) get_post_meta( $post->ID, 'estates_price', true ), get_post_meta( $post->ID, 'estates_town', true ),
          has_post_thumbnail( $post ), count( (array) get_post_meta( $post->ID, 'estates_pictures', true ) ),
        );
      }
      return array( 'report' => get_option( 'estates_import_properties_report' ), 'mails' => $mails, 'loaded' => $loaded, 'posts' => $posts );`);

  const head = 'object_number;title;price;rooms;area;town;pictures\n';

  beforeAll(async () => {
    estates = new ToolSite([{ plugin_name: 'Estates', plan: plans['property-import'] as PluginPlan }]);
    await estates.serve();
  }, 120_000);

  afterAll(() => estates?.remove());

  it('create records with their pictures, tell faulty rows, and mail a report', () => {
    const { report, mails, loaded, posts } = imported(
      `${head}A-1;House by the lake;450000;5;120 m2;K\xf6ln;https://pics.example.org/1.png|https://pics.example.org/2?size=big\n` +
        'A-2;Flat;1,200.50;2;60;Bonn;https://pics.example.org/gone.png\n' +
        'A-3;Barn;on request;1;30;Bonn;\n' +
        ';Nothing;1;1;1;Bonn;\n' +
        'A-2;Flat again;1;1;1;Bonn;\n\n',
    );
    expect(posts).toEqual({
      'A-1': ['House by the lake', 'publish', 450000, 'Köln', true, 2],
      'A-2': ['Flat', 'publish', 1200.5, 'Bonn', false, expect.any(Number)],
    });
    expect(report).toMatchObject({ created: 2, updated: 0, faulty: 3, gone: 0, failed: false });
    expect(report.notes.join('\n')).toMatch(
      /Row 3: https:\/\/pics\.example\.org\/gone\.png could not be loaded: Not Found[\s\S]*Row 4: Price[\s\S]*Row 5: The column “object_number” is empty\.[\s\S]*Row 6: A-2 is in the file more than once\./,
    );
    expect(loaded.filter((url) => url.includes('/1.png'))).toHaveLength(1);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/Import: Properties: Created: 2\nUpdated: 0\nFaulty rows: 3\nNo longer in the file: 0\n/);
  });

  it('update by the number, load no picture twice, and make drafts of what is gone, until it is back', () => {
    const row = 'A-1;House by the lake;430000;5;120;Bonn;https://pics.example.org/1.png\n';
    const second = imported(`${head}${row}`);
    expect(second.report).toMatchObject({ created: 0, updated: 1, faulty: 0, gone: 1, notes: [] });
    expect(second.loaded).toEqual([]);
    expect(second.posts['A-1']).toEqual(['House by the lake', 'publish', 430000, 'Bonn', true, 1]);
    expect(second.posts['A-2']?.slice(0, 2)).toEqual(['Flat', 'draft']);

    const third = imported(`${head}${row}A-2;Flat;1100;2;60;Bonn;\n`);
    expect(third.report).toMatchObject({ created: 0, updated: 2, gone: 0 });
    expect(third.posts['A-2']?.slice(0, 3)).toEqual(['Flat', 'publish', 1100]);
  });

  it('take nothing away where the file is missing, empty or has other columns', () => {
    for (const csv of [head, 'number,name\n1,House\n', null]) {
      const { report, posts, mails } = imported(csv);
      expect(report).toMatchObject({ created: 0, updated: 0, gone: 0, failed: csv !== head });
      expect(Object.values(posts).map(([, status]) => status)).toEqual(['publish', 'publish']);
      expect(mails).toHaveLength(1);
    }
  });

  it('go on where they stopped, and never twice at once', () => {
    expect(
      estates.site.evaluate(`
        $path = wp_get_upload_dir()['basedir'] . '/import/properties.csv';
        file_put_contents( $path, "object_number,title\\nA-1,One\\nA-2,Two\\nA-9,Nine\\n" );
        add_filter( 'pre_wp_mail', '__return_true' );
        $imports = new Estates_File_Imports();
        add_option( 'estates_import_properties_lock', time() );
        $imports->start( 'properties' );
        $run = get_option( 'estates_import_properties_run' );
        $run['offset'] = strpos( file_get_contents( $path ), 'A-9' );
        update_option( 'estates_import_properties_run', $run );
        delete_option( 'estates_import_properties_lock' );
        $imports->proceed( 'properties' );
        return array( $run['row'], array_intersect_key( get_option( 'estates_import_properties_report' ), array( 'created' => 1, 'updated' => 1 ) ), get_option( 'estates_import_properties_run' ) );`),
    ).toEqual([1, { created: 1, updated: 0 }, false]);
  });

  it('are due at their time, and administrators see the report and import now', async () => {
    expect(
      estates.site.evaluate(
        `return wp_date( 'H:i', wp_next_scheduled( 'estates_import_file', array( 'properties' ) ) );`,
      ),
    ).toBe('03:00');
    const { text } = await estates.admin.get('/wp-admin/tools.php?page=estates-imports');
    expect(text).toContain('import/properties.csv');
    expect(text).toContain('Created: 1');
    const form = text.split('value="estates_import_now"')[1] ?? '';
    const asked = { action: 'estates_import_now', name: 'properties' };
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(form)?.[1] ?? '';
    const post = (fields: Record<string, string>) =>
      estates.admin.post('/wp-admin/admin-post.php', new URLSearchParams({ ...asked, ...fields }));
    expect((await post({ _wpnonce: 'no' })).status).toBe(403);
    expect((await post({ _wpnonce: nonce })).headers.get('location')).toContain('page=estates-imports');
    expect((await estates.admin.get('/wp-admin/tools.php?page=estates-imports')).text).toContain('Updated: 3');
  });

  it('pass their own tests, and leave nothing behind', () => {
    expect(estates.failedTests()).toEqual([]);
    // Loaded pictures are the site's own.
    estates.site.evaluate(`
      foreach ( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1 ) ) as $file ) {
        wp_delete_attachment( $file->ID, true );
      }
      // The folder that somebody else puts the file in.
      foreach ( glob( wp_get_upload_dir()['basedir'] . '/import/*' ) as $file ) {
        unlink( $file );
      }
      return rmdir( wp_get_upload_dir()['basedir'] . '/import' );`);
    expect(estates.takeDown()).toEqual([]);
  });
});
