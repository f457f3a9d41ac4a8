import { joinPhp, php } from '../../writers/php.ts';
import { attribute, type RecordEvent, type RecordKind } from './record-kind.ts';

/** Terms of a taxonomy that the site has. */
function termKind(key: string, taxonomy: string, [singular, plural]: readonly [string, string]): RecordKind {
  const on = (hook: string): RecordEvent => ({
    hook: `${hook}_${taxonomy}`,
    parameters: [{ name: 'term_id', type: 'int', about: 'Term ID.' }],
    record: php`get_term( $term_id, ${taxonomy} )`,
  });
  return {
    key,
    singular,
    plural,
    storage: 'term',
    type: taxonomy,
    className: 'WP_Term',
    needsShop: false,
    attributes: [
      attribute('title', 'Name', 'text', (record) => php`${record}->name`, {
        write: (record, value) => php`wp_update_term( ${record}->term_id, ${taxonomy}, array( 'name' => ${value} ) );`,
      }),
      attribute('slug', 'Slug', 'text', (record) => php`${record}->slug`),
      attribute('description', 'Description', 'text', (record) => php`wp_strip_all_tags( ${record}->description )`, {
        write: (record, value) =>
          php`wp_update_term( ${record}->term_id, ${taxonomy}, array( 'description' => ${value} ) );`,
      }),
      attribute('count', 'Posts', 'number', (record) => php`(int) ${record}->count`),
      attribute('link', 'Link', 'text', (record) => php`(string) get_term_link( ${record} )`),
    ],
    events: {
      created: on('created'),
      updated: on('edited'),
      deleted: {
        ...on('delete'),
        hook: 'pre_delete_term',
        guard: php`${taxonomy} === $taxonomy`,
        parameters: [
          { name: 'term_id', type: 'int', about: 'Term ID.' },
          { name: 'taxonomy', type: 'string', about: 'Taxonomy.' },
        ],
      },
    },
    id: (record) => php`${record}->term_id`,
    get: (id) => php`get_term( ${id}, ${taxonomy} )`,
    link: (record) => php`(string) get_term_link( ${record} )`,
    editLink: (record) => php`(string) get_edit_term_link( ${record} )`,
    ownerId: () => php`0`,
    ownerEmail: () => php`''`,
    find: (limit, members) => php`
      get_terms(
        array(
          'taxonomy'   => ${taxonomy},
          'hide_empty' => false,
          'number'     => ${limit},
          ${joinPhp(members)}
        )
      )
    `,
    ids: (members) => php`
      get_terms(
        array(
          'taxonomy'   => ${taxonomy},
          'hide_empty' => false,
          'fields'     => 'ids',
          'orderby'    => 'term_id',
          ${joinPhp(members)}
        )
      )
    `,
    remove: (record) => php`wp_delete_term( ${record}->term_id, ${taxonomy} );`,
    capability: 'manage_categories',
  };
}

/** Categories and tags of posts. */
export const siteTerms: readonly RecordKind[] = [
  termKind('category', 'category', ['category', 'categories']),
  termKind('tag', 'post_tag', ['tag', 'tags']),
];
