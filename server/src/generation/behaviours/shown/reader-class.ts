import { classNameOf, classOf, translated } from '../../plugin/code-names.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import { repositoryOf } from '../../plugin/features/support/entity-names.ts';
import { capitalised } from '../../plugin/features/support/format-text.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Attribute, RecordKind } from '../records/record-kind.ts';
import { asText } from '../texts.ts';

const partOf = ({ key }: RecordKind): string => `${key.split('_').map(capitalised).join('_')}_Reader`;

/** Class that reads records of a kind for whoever looks at the site, as code. */
export const readerOf = (plan: PluginPlan, kind: RecordKind): PhpCode => classOf(plan, partOf(kind));

/** The same as a name. */
export const readerName = (plan: PluginPlan, kind: RecordKind): string => classNameOf(plan, partOf(kind));

const record = php`$record`;

/** Columns that a query can sort by, by attributes. */
const orders: Readonly<Record<RecordKind['storage'], Readonly<Record<string, string>>>> = {
  post: {
    id: 'ID',
    title: 'title',
    date: 'date',
    modified: 'modified',
    author: 'author',
    slug: 'name',
    comment_count: 'comment_count',
    menu_order: 'menu_order',
  },
  user: {
    id: 'ID',
    name: 'display_name',
    registered: 'registered',
    login: 'login',
    email: 'email',
    url: 'url',
    post_count: 'post_count',
  },
  comment: { id: 'comment_ID', date: 'comment_date_gmt', name: 'comment_author', url: 'comment_author_url' },
  term: { id: 'term_id', title: 'name', slug: 'slug', count: 'count', description: 'description' },
  order: { id: 'ID', date: 'date', title: 'ID' },
  row: { id: 'id', title: 'title' },
};

/** Those that stand for what the attribute of that name is: a field of the same name is no column. */
function ordersOf(plan: PluginPlan, { storage, key, attributes }: RecordKind): Readonly<Record<string, string>> {
  const fields = storage === 'row' ? (plan.entities.find((one) => one.key === key)?.fields ?? []) : [];
  const all = { ...orders[storage], ...Object.fromEntries(fields.map((field) => [field.key, field.key])) };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name]) =>
        attributes.every((one) => one.key !== name || one.metaKey === undefined) &&
        (name === 'id' || attributes.some((one) => one.key === name)),
    ),
  );
}

function queryPhp(plan: PluginPlan, kind: RecordKind): PhpCode {
  const base = (members: PhpCode, call: PhpCode): PhpCode => php`
    $query = array_merge(
      array(
        ${members}
        'order' => 'asc' === $order ? 'ASC' : 'DESC',
      ),
      $args
    );

    return ${call};
  `;
  switch (kind.storage) {
    case 'post':
      return base(
        php`
          'post_type'        => ${kind.type},
          'post_status'      => ${kind.key === 'media' ? 'inherit' : 'publish'},
          'numberposts'      => $limit,
          'offset'           => $offset,
          'suppress_filters' => false,
          'orderby'          => array( $column => 'asc' === $order ? 'ASC' : 'DESC', 'ID' => 'asc' === $order ? 'ASC' : 'DESC' ),
        `,
        php`get_posts( $query )`,
      );
    case 'user':
      return base(
        php`
          'number'  => $limit,
          'offset'  => $offset,
          'orderby' => $column,
        `,
        php`get_users( $query )`,
      );
    case 'comment':
      return base(
        php`
          'number'  => $limit,
          'offset'  => $offset,
          'status'  => 'approve',
          'type'    => 'comment',
          'orderby' => $column,
        `,
        php`get_comments( $query )`,
      );
    case 'term':
      return base(
        php`
          'taxonomy'   => ${kind.type},
          'hide_empty' => false,
          'number'     => $limit,
          'offset'     => $offset,
          'orderby'    => $column,
        `,
        php`array_filter( (array) get_terms( $query ), 'is_object' )`,
      );
    case 'order':
      return base(
        php`
          'type'    => 'shop_order',
          'limit'   => $limit,
          'offset'  => $offset,
          'orderby' => $column,
        `,
        php`wc_get_orders( $query )`,
      );
    case 'row': {
      const entity = plan.entities.find(({ key }) => key === kind.key);
      const repository = entity === undefined ? noPhp : repositoryOf(entity);
      return base(
        php`
          'per_page' => $limit,
          'page'     => (int) floor( $offset / max( 1, $limit ) ) + 1,
          'orderby'  => $column,
        `,
        php`( new ${repository}() )->find( $query )`,
      );
    }
  }
}

/** Whether the current user may read a record, as PHP. */
function canRead(kind: RecordKind): PhpCode {
  const isStaff = php`current_user_can( ${kind.capability} )`;
  const isOwner = php`( get_current_user_id() > 0 && get_current_user_id() === (int) ${kind.ownerId(record)} )`;
  if (kind.isInternal) return php`${isStaff} || ${isOwner}`;
  switch (kind.storage) {
    case 'post':
      if (kind.needsShop) return php`wc_get_product( ${record} )->is_visible() || ${isStaff}`;
      return php`( is_post_publicly_viewable( ${record} ) && ! post_password_required( ${record} ) ) || ${isStaff} || ${isOwner}`;
    case 'comment':
      return php`( '1' === ${record}->comment_approved && is_post_publicly_viewable( (int) ${record}->comment_post_ID ) && ! post_password_required( (int) ${record}->comment_post_ID ) ) || ${isStaff} || ${isOwner}`;
    case 'order':
      return php`${isStaff} || ${isOwner}`;
    default:
      return php`true`;
  }
}

const cases = (attributes: readonly Attribute[], value: (one: Attribute) => PhpCode): PhpCode =>
  joinPhp(
    attributes.map(
      (one) => php`
        case ${one.key}:
          return ${value(one)};
      `,
    ),
  );

/** A value of a record as escaped markup. */
export function htmlOf(one: Attribute): PhpCode {
  if (one.html !== undefined) return one.html(record);
  if (one.type === 'image')
    return php`( ${one.read(record)} ? wp_get_attachment_image( ${one.read(record)}, 'medium' ) : '' )`;
  return php`esc_html( ${asText(one, record)} )`;
}

/** The class: what a kind of records has, and who may see it. Every part that shows such records brings the same one. */
export function readerClass(plan: PluginPlan, kind: RecordKind): PluginClass {
  const { attributes, plural } = kind;
  const title = attributes.find(({ key }) => key === 'title') ?? attributes.find(({ key }) => key === 'name');
  const dated = attributes.filter(({ type }) => type === 'date').map(({ key }) => key);
  const numeric = attributes.filter(({ type }) => type === 'number' || type === 'money').map(({ key }) => key);
  const hidden = attributes.filter(({ isPublic }) => !isPublic).map(({ key }) => key);
  const html = attributes.filter((one) => one.html !== undefined || one.type === 'image');
  const switchOf = (found: readonly Attribute[], value: (one: Attribute) => PhpCode): PhpCode =>
    found.length === 0
      ? noPhp
      : php`
        switch ( $key ) {
          ${cases(found, value)}
        }
      `;
  return {
    name: readerName(plan, kind),
    summary: `Reads ${plural} for visitors.`,
    code: php`
      /**
       * Reads ${plural} for visitors.
       */
      final class ${readerOf(plan, kind)} {

        /**
         * Attributes that are not for everybody.
         */
        const HIDDEN = ${hidden};

        /**
         * Attributes that are dates.
         */
        const DATES = ${dated};

        /**
         * Attributes that are numbers.
         */
        const NUMBERS = ${numeric};

        /**
         * Columns that a query can sort by, keyed by attribute.
         */
        const ORDERS = ${ordersOf(plan, kind)};

        /**
         * Gets the labels of all attributes.
         *
         * @return string[] Labels, keyed by attribute.
         */
        public static function labels() {
          return ${Object.fromEntries(attributes.map(({ key, label }) => [key, translated(plan, label)]))};
        }

        /**
         * Queries one batch.
         *
         * @param int    $limit    Most records.
         * @param int    $offset   How many are skipped.
         * @param string $order_by Attribute; those that no query can sort by are sorted by the caller.
         * @param string $order    Either asc or desc.
         * @param array  $args     More arguments of the query.
         * @return array Records.
         */
        public static function query( $limit, $offset, $order_by, $order, $args = array() ) {
          $columns = self::ORDERS;
          $column  = $columns[ $order_by ] ?? $columns['id'];

          ${
            kind.needsShop
              ? php`
                if ( ! function_exists( 'wc_get_products' ) ) {
                  return array();
                }
              `
              : noPhp
          }
          ${queryPhp(plan, kind)}
        }

        /**
         * Gets the ID of a record.
         *
         * @param ${kind.className} $record Record.
         * @return int
         */
        public static function id( $record ) {
          return (int) ${kind.id(record)};
        }

        /**
         * Gets a record.
         *
         * @param int $id ID.
         * @return ${kind.className}|null
         */
        public static function get( $id ) {
          $record = ${kind.needsShop && kind.storage === 'order' ? php`function_exists( 'wc_get_order' ) ? ${kind.get(php`$id`)} : null` : kind.get(php`$id`)};

          return $record ? $record : null;
        }

        /**
         * Gets the title of a record.
         *
         * @param ${kind.className} $record Record.
         * @return string Not escaped.
         */
        public static function title( $record ) {
          return wp_specialchars_decode( wp_strip_all_tags( (string) ${title === undefined ? kind.id(record) : title.read(record)} ), ENT_QUOTES );
        }

        /**
         * Gets the address of a record.
         *
         * @param ${kind.className} $record Record.
         * @return string Empty where it has no page.
         */
        public static function link( $record ) {
          return (string) ${kind.link(record)};
        }

        /**
         * Gets the user to whom a record belongs.
         *
         * @param ${kind.className} $record Record.
         * @return int User ID, 0 for nobody.
         */
        public static function owner( $record ) {
          return (int) ${kind.ownerId(record)};
        }

        /**
         * Determines whether the current user may read a record.
         *
         * @param ${kind.className} $record Record.
         * @return bool
         */
        public static function can_read( $record ) {
          return ${canRead(kind)};
        }

        /**
         * Determines whether the current user may see an attribute of a record.
         *
         * @param ${kind.className} $record Record.
         * @param string $key Attribute.
         * @return bool
         */
        public static function can_see( $record, $key ) {
          return ! in_array( $key, self::HIDDEN, true )
            || current_user_can( ${kind.capability} )
            || ( get_current_user_id() > 0 && self::owner( $record ) === get_current_user_id() );
        }

        /**
         * Gets a value.
         *
         * @param ${kind.className} $record Record.
         * @param string $key Attribute.
         * @return mixed Text, number, truth or list.
         */
        public static function value( $record, $key ) {
          ${switchOf(attributes, (one) => one.read(record))}

          return '';
        }

        /**
         * Gets a value as text.
         *
         * @param ${kind.className} $record Record.
         * @param string $key Attribute.
         * @return string Not escaped; empty where there is no value.
         */
        public static function text( $record, $key ) {
          $value = self::value( $record, $key );
          if ( null === $value || '' === $value || array() === $value ) {
            return '';
          }

          ${switchOf(attributes, (one) => asText(one, record))}

          return '';
        }

        /**
         * Gets a value as markup.
         *
         * @param ${kind.className} $record Record.
         * @param string $key Attribute.
         * @return string HTML; empty where there is no value.
         */
        public static function html( $record, $key ) {
          ${switchOf(html, htmlOf)}

          return esc_html( self::text( $record, $key ) );
        }

        /**
         * Gets the moment of a date.
         *
         * @param ${kind.className} $record Record.
         * @param string $key Attribute.
         * @return int Seconds, as strtotime() reads the date; 0 where there is none.
         */
        public static function moment( $record, $key ) {
          $value = self::value( $record, $key );

          return is_string( $value ) && '' !== $value ? (int) strtotime( $value ) : 0;
        }
      }
    `,
  };
}
