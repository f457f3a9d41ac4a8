import { classNameOf, classOf } from '../../plugin/code-names.ts';
import type { PluginClass, TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { FieldGroup } from './planned-fields.ts';

const types = { post: 'post', page: 'page', media: 'attachment', product: 'product' } as const;

/** Metadata that searches look into, by post type: for visitors what everyone sees, for staff all. */
function searchedKeys(groups: readonly FieldGroup[], isForVisitors: boolean): Readonly<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { entity, one, fields } of groups) {
    const type = types[entity as keyof typeof types];
    const keys = fields.filter(({ key }) => one.searchable?.includes(key)).map(({ metaKey }) => metaKey);
    if (type === undefined || keys.length === 0 || (isForVisitors && one.seen_by !== 'everyone')) continue;
    found[type] = [...(found[type] ?? []), ...keys];
  }
  return found;
}

/** The class with which searches find values of fields; none where no plan asks for it. */
export function searchClass(plan: PluginPlan, groups: readonly FieldGroup[]): readonly PluginClass[] {
  const ofStaff = searchedKeys(groups, false);
  if (Object.keys(ofStaff).length === 0) return [];
  return [
    {
      name: classNameOf(plan, 'Field_Search'),
      summary: 'Searches find values of custom fields.',
      code: php`
        /**
         * Lets searches find values of custom fields.
         */
        final class ${classOf(plan, 'Field_Search')} {

          /**
           * Metadata that visitors find, by post type.
           */
          const PUBLIC_KEYS = ${searchedKeys(groups, true)};

          /**
           * Metadata that staff find in the lists of the administration, by post type.
           */
          const STAFF_KEYS = ${ofStaff};

          /**
           * Registers the hooks.
           */
          public function register() {
            add_filter( 'posts_search', array( $this, 'add_fields' ), 10, 2 );
          }

          /**
           * Adds posts that have what is searched for in a field.
           *
           * @param string   $search Condition of the search.
           * @param WP_Query $query  Query.
           * @return string
           */
          public function add_fields( $search, $query ) {
            global $wpdb;

            $text = trim( (string) $query->get( 's' ) );
            if ( '' === $search || '' === $text ) {
              return $search;
            }

            $wanted = array_filter( (array) $query->get( 'post_type' ) );
            $tests  = array();
            foreach ( is_admin() && current_user_can( 'edit_posts' ) ? self::STAFF_KEYS : self::PUBLIC_KEYS as $type => $keys ) {
              if ( $wanted && ! array_intersect( array( 'any', $type ), $wanted ) ) {
                continue;
              }

              foreach ( $keys as $key ) {
                $tests[] = $wpdb->prepare(
                  "( {$wpdb->posts}.post_type = %s AND EXISTS ( SELECT 1 FROM {$wpdb->postmeta} AS searched WHERE searched.post_id = {$wpdb->posts}.ID AND searched.meta_key = %s AND searched.meta_value LIKE %s ) )",
                  $type,
                  $key,
                  '%' . $wpdb->esc_like( $text ) . '%'
                );
              }
            }

            if ( ! $tests ) {
              return $search;
            }

            // What has a password is found by nobody who is not logged in, as elsewhere in WordPress.
            $open = is_user_logged_in() ? '' : " AND {$wpdb->posts}.post_password = ''";

            return " AND ( ( 1=1 {$search} ) OR ( ( " . implode( ' OR ', $tests ) . " ){$open} ) )";
          }
        }
      `,
    },
  ];
}

/** A test that a search finds what stands in a field alone. */
export function searchTests(groups: readonly FieldGroup[]): readonly TestCase[] {
  const found = Object.entries(searchedKeys(groups, true)).find(([type]) => type === 'post' || type === 'page');
  const [type = '', [key = ''] = []] = found ?? [];
  return found === undefined
    ? []
    : [
        {
          name: 'Field_Search',
          summary: 'Tests for searches in fields.',
          methods: [
            php`
              /**
               * A search finds what stands in a field alone.
               */
              public function test_fields_are_found() {
                $id = self::factory()->post->create( array( 'post_type' => ${type} ) );
                self::factory()->post->create( array( 'post_type' => ${type} ) );
                update_post_meta( $id, ${key}, 'quagga 4711' );

                $found = new WP_Query(
                  array(
                    's'         => 'gga 47',
                    'post_type' => ${type},
                    'fields'    => 'ids',
                  )
                );
                $this->assertSame( array( $id ), $found->posts );
              }
            `,
          ],
        },
      ];
}
