import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, php } from '../../writers/php.ts';
import type { Made } from './import-plan.ts';

/** Types whose values a test can write without knowing more. */
const simple: readonly string[] = ['text', 'textarea', 'list'];

/** Tests that rows find their records again, and that faulty ones and missing files are told. */
export function importTests(plan: PluginPlan, all: readonly Made[]): TestCase {
  const imports = classOf(plan, 'File_Imports');
  return {
    name: 'File_Imports',
    summary: 'Tests for imports of files.',
    methods: [
      ...all.map(
        ({ one }) => php`
          /**
           * The import is due at its time, and a missing file is told.
           */
          public function ${identifier(`test_${one.name}_without_a_file`)}() {
            add_filter(
              ${one.source.in === 'uploads' ? 'upload_dir' : 'pre_http_request'},
              static function ( $value ) {
                ${
                  one.source.in === 'uploads'
                    ? php`
                        $value['basedir'] .= '/none';

                        return $value;
                      `
                    : php`return new WP_Error( 'offline', 'Offline' );`
                }
              }
            );
            $this->assertGreaterThan( time(), ${imports}::next_time( ${imports}::all()[${one.name}] ) );

            ( new ${imports}() )->start( ${one.name} );
            $report = get_option( ${imports}::option( ${one.name}, 'report' ) );

            $this->assertTrue( $report['failed'] );
            $this->assertCount( 1, $report['notes'] );
            $this->assertFalse( get_option( ${imports}::option( ${one.name}, 'run' ) ) );
          }
        `,
      ),
      ...all.flatMap((made) => {
        const { one, entity, key, columns } = made;
        const isPlain =
          key.as === 'title' || entity.fields.some((field) => field.key === key.target && simple.includes(field.type));
        const isEasy = entity.fields.every((field) => !field.isRequired || field.key === key.target);
        if (one.source.in !== 'uploads' || !isPlain || !isEasy || columns.length === 0) return [];
        return [rowsTest(plan, made)];
      }),
    ],
  };
}

const rowsTest = (plan: PluginPlan, { one, entity, key }: Made) => {
  const imports = classOf(plan, 'File_Imports');
  const heading = key.headings[0] ?? key.target;
  return php`
    /**
     * Rows create entries, find them again, and take away what is gone.
     */
    public function ${identifier(`test_${one.name}_rows`)}() {
      self::factory()->user->create( array( 'role' => 'administrator' ) );
      $path = wp_get_upload_dir()['basedir'] . '/' . ${imports}::all()[${one.name}]['path'];
      wp_mkdir_p( dirname( $path ) );
      $import = static function ( $rows ) use ( $path ) {
        ( new SplFileObject( $path, 'w' ) )->fwrite( ${`"${heading.replaceAll('"', '""')}";other\n`} . $rows );
        ( new ${imports}() )->start( ${one.name} );

        return get_option( ${imports}::option( ${one.name}, 'report' ) );
      };

      $report = $import( "Sample-1;x\nSample-2;x\nSample-1;x\n;x\n" );
      $this->assertSame( array( 2, 0, 2 ), array( $report['created'], $report['updated'], $report['faulty'] ) );

      $report = $import( "Sample-2;x\n" );
      $this->assertSame( array( 0, 1 ), array( $report['created'], $report['updated'] ) );
      foreach ( array( 'Sample-1' => ${{ keep: 'publish', draft: 'draft', trash: 'trash' }[one.missing]}, 'Sample-2' => 'publish' ) as $title => $status ) {
        $found = get_posts(
          array(
            'post_type'   => ${entity.postType},
            'post_status' => array( 'publish', 'draft', 'trash' ),
            'title'       => $title,
          )
        );
        $this->assertSame( array( $status ), wp_list_pluck( $found, 'post_status' ) );
      }

      wp_delete_file( $path );
    }
  `;
};
