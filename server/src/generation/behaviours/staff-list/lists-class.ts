import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { extraFieldsOf } from '../extra-fields/fields-of.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import { siteRole } from '../role-names.ts';
import { readerName } from '../shown/reader-class.ts';
import { withRoleNames } from '../with-role-names.ts';
import { isAge, orderOf, type StaffList } from './list-plan.ts';
import { filterMethods, queryMethods } from './query-methods.ts';
import { type Screen, screenOf } from './screens.ts';

/** A list with the kind of records that it is of. */
export interface MadeList {
  /** Names its methods: `list_1`. */
  readonly name: string;
  readonly one: StaffList;
  readonly kind: RecordKind;
  readonly screen: Screen;
}

export const madeLists = (plan: PluginPlan, lists: readonly StaffList[]): readonly MadeList[] =>
  lists.flatMap((one, index) => {
    const kind = recordKind(plan, one.entity);
    return kind === undefined ? [] : [{ name: `list_${index + 1}`, one, kind, screen: screenOf(kind) }];
  });

const colours: Readonly<Record<StaffList['marks'][number]['colour'], string>> = {
  red: '#b32d2e',
  orange: '#996800',
  green: '#007017',
  grey: '#646970',
};

/** The class: columns, their cells, sorting, filters and marks of all lists. */
export function listsClass(plan: PluginPlan, lists: readonly StaffList[]): PhpCode {
  const made = madeLists(plan, lists);
  const isSorted = made.some((list) => metaSorted(list).length > 0);
  const isFiltered = made.some(({ one }) => one.filters.length > 0);
  return php`
    /**
     * Adds columns, filters and marks to lists of the administration.
     */
    final class ${classOf(plan, 'Staff_Lists')} {

      /**
       * Beginning of the names of columns and filters.
       */
      const PREFIX = ${prefixed(plan, 'list_')};

      /**
       * Registers the hooks.
       */
      public function register() {
        ${joinPhp(made.map(hooksOf))}
        add_action( 'admin_enqueue_scripts', array( $this, 'add_styles' ) );
      }

      ${joinPhp(
        made.map((list) => listMethods(plan, list)),
        '\n\n',
      )}

      /**
       * Determines whether a list is changed for the current user.
       *
       * @param array $list List.
       * @return bool
       */
      private function is_for( $list ) {
        return ! $list['roles'] || array_intersect( $list['roles'], (array) wp_get_current_user()->roles );
      }

      /**
       * Adds columns to a list, in front of its date.
       *
       * @param array    $list    List.
       * @param string[] $columns Titles of columns.
       * @return string[]
       */
      private function add_columns( $list, $columns ) {
        if ( ! $this->is_for( $list ) ) {
          return $columns;
        }

        $added = array();
        foreach ( $list['columns'] as $key => $label ) {
          $added[ self::PREFIX . $key ] = esc_html( $label );
        }
        $columns = array_diff_key( $columns, array_flip( $list['hides'] ) );
        $place   = array_search( 'date', array_keys( $columns ), true );
        $place   = false === $place ? count( $columns ) : $place;

        return array_slice( $columns, 0, $place, true ) + $added + array_slice( $columns, $place, null, true );
      }

      /**
       * Gets a cell.
       *
       * @param array      $list   List.
       * @param string     $column Name of the column.
       * @param int|object $record Record, or its ID.
       * @return string HTML; empty where the column is another one.
       */
      private function cell( $list, $column, $record ) {
        $key = 0 === strpos( $column, self::PREFIX ) ? substr( $column, strlen( self::PREFIX ) ) : '';
        if ( ! isset( $list['columns'][ $key ] ) ) {
          return '';
        }

        $reader = $list['reader'];
        $record = is_object( $record ) ? $record : $reader::get( (int) $record );
        if ( ! $record || ! $reader::can_see( $record, $key ) ) {
          return '';
        }

        $html = $reader::html( $record, $key );
        $html = '' === $html ? esc_html( $list['empty'] ) : $html;
        foreach ( $list['marks']( $record ) as $mark ) {
          if ( $key === $mark['column'] ) {
            $text = '' === $mark['text'] ? '' : ' <strong>' . esc_html( $mark['text'] ) . '</strong>';
            $html = sprintf( '<span class="%1$s">%2$s%3$s</span>', esc_attr( str_replace( '_', '-', self::PREFIX ) . $mark['colour'] ), $html, $text );
          }
        }

        return $html;
      }

      ${isSorted || isFiltered ? queryMethods(isSorted, isFiltered) : noPhp}

      ${isFiltered ? filterMethods(plan, namesUsers(plan, made)) : noPhp}

      /**
       * Adds the styles of marks and pictures.
       *
       * @param string $page Name of the page.
       */
      public function add_styles( $page ) {
        if ( ! in_array( $page, ${[...new Set(made.flatMap(({ screen }) => screen.pages))]}, true ) ) {
          return;
        }

        $prefix = '.' . str_replace( '_', '-', self::PREFIX );
        $css    = '[class*="column-' . self::PREFIX . '"] img { max-width: 60px; height: auto; }';
        foreach ( ${colours} as $name => $colour ) {
          $css .= $prefix . $name . ' { color: ' . $colour . '; }';
        }
        wp_add_inline_style( 'list-tables', $css );
      }
    }
  `;
}

/** Columns of fields that lists of the plan's own records have anyway, by what they are called there. */
function replacedBy(plan: PluginPlan, kind: RecordKind, columns: readonly string[]): readonly string[] {
  const entity = plan.entities.find(({ key }) => key === kind.key);
  const keys = kind.attributes.flatMap(({ key, metaKey }) => (columns.includes(key) ? [metaKey] : []));
  return (entity?.fields ?? []).flatMap(({ key, metaKey }) => (keys.includes(metaKey) ? [key] : []));
}

function metaSorted({ one, kind }: MadeList): readonly string[] {
  return one.sortable.filter((name) => {
    const attribute = kind.attributes.find(({ key }) => key === name);
    return attribute !== undefined && orderOf(kind, attribute) === 'meta';
  });
}

const method = (name: string): PhpCode => php`array( $this, ${name} )`;

function hooksOf(list: MadeList): PhpCode {
  const { name, one, screen } = list;
  const isQueried = one.filters.length > 0 || metaSorted(list).length > 0;
  return joinPhp([
    ...screen.columns.map((hook) => php`add_filter( ${hook}, ${method(`${name}_columns`)} );`),
    ...screen.cells.map(({ hook, returns }) =>
      returns
        ? php`add_filter( ${hook}, ${method(`${name}_cell`)}, 10, 3 );`
        : php`add_action( ${hook}, ${method(`${name}_cell`)}, 10, 2 );`,
    ),
    one.sortable.length > 0 && screen.sortable !== null
      ? php`add_filter( ${screen.sortable}, ${method(`${name}_sortable`)} );`
      : noPhp,
    one.filters.length > 0 && screen.filters !== null
      ? php`add_action( ${screen.filters}, ${method(`${name}_filters`)}${screen.filters === 'restrict_manage_posts' ? php`, 10, 2` : noPhp} );`
      : noPhp,
    isQueried && screen.query !== null ? php`add_filter( ${screen.query}, ${method(`${name}_query`)} );` : noPhp,
  ]);
}

const methodName = (name: string, part: string): PhpCode => identifier(`${name}_${part}`);

function listMethods(plan: PluginPlan, list: MadeList): PhpCode {
  const { name, one, kind, screen } = list;
  const returns = screen.cells.some((cell) => cell.returns);
  const cell = returns
    ? php`
      /**
       * Gets a cell of the list of ${kind.plural}.
       *
       * @param string $output What others have put there.
       * @param string $column Name of the column.
       * @param int    $id     ID of the ${kind.singular}.
       * @return string HTML.
       */
      public function ${methodName(name, 'cell')}( $output, $column, $id ) {
        return $output . $this->cell( $this->${identifier(name)}(), $column, $id );
      }
    `
    : php`
      /**
       * Prints a cell of the list of ${kind.plural}.
       *
       * @param string     $column Name of the column.
       * @param int|object $record The ${kind.singular}, or its ID.
       */
      public function ${methodName(name, 'cell')}( $column, $record ) {
        echo wp_kses_post( $this->cell( $this->${identifier(name)}(), $column, $record ) );
      }
    `;
  return joinPhp(
    [
      php`
        /**
         * Gets what is added to the list of ${kind.plural}.
         *
         * @return array
         */
        private function ${identifier(name)}() {
          return ${settingsOf(plan, list)};
        }
      `,
      php`
        /**
         * Adds columns to the list of ${kind.plural}.
         *
         * @param string[] $columns Titles of columns.
         * @return string[]
         */
        public function ${methodName(name, 'columns')}( $columns ) {
          return $this->add_columns( $this->${identifier(name)}(), $columns );
        }
      `,
      cell,
      one.sortable.length > 0 ? sortableMethod(list) : noPhp,
      one.filters.length > 0 ? filtersMethod(plan, list) : noPhp,
      one.filters.length > 0 || metaSorted(list).length > 0 ? queryMethod(list) : noPhp,
    ],
    '\n\n',
  );
}

function settingsOf(plan: PluginPlan, { one, kind }: MadeList): PhpValue {
  const given = withRoleNames(plan, one);
  const label = (name: string): string => kind.attributes.find(({ key }) => key === name)?.label ?? name;
  const marks = given.marks.map(({ column, conditions, text, colour }) => {
    const tests = conditionsPhp(kind, conditions, php`$record`).map((test) => php`( ${test} )`);
    const mark: PhpValue = { column, text: text === '' ? '' : translated(plan, text), colour };
    return php`
      if ( ${tests.reduce((before, test) => php`${before} && ${test}`)} ) {
        $marks[] = ${mark};
      }
    `;
  });
  return {
    reader: readerName(plan, kind),
    columns: Object.fromEntries(one.columns.map((name) => [name, translated(plan, label(name))])),
    hides: [...one.hides, ...replacedBy(plan, kind, one.columns)],
    empty: one.empty === '' ? '—' : translated(plan, one.empty),
    roles: one.roles.map((role) => siteRole(plan, role)),
    sorted: Object.fromEntries(
      metaSorted({ one, kind, name: '', screen: screenOf(kind) }).map((name) => {
        const attribute = kind.attributes.find(({ key }) => key === name);
        const isNumber = attribute?.type === 'number' || attribute?.type === 'money';
        return [name, { key: attribute?.metaKey ?? '', type: isNumber ? 'NUMERIC' : 'CHAR' }];
      }),
    ),
    filters: Object.fromEntries(one.filters.map((name) => [name, filterOf(plan, kind, name)])),
    marks:
      marks.length === 0
        ? php`static function () {
            return array();
          }`
        : php`static function ( $record ) {
            $marks = array();
            ${joinPhp(marks)}

            return $marks;
          }`,
  };
}

/** Whether users are chosen in a filter. */
const namesUsers = (plan: PluginPlan, made: readonly MadeList[]): boolean =>
  made.some(({ one, kind }) =>
    extraFieldsOf(plan.source, kind.key).some(({ key, type }) => type === 'user' && one.filters.includes(key)),
  );

/** How a list is narrowed by an attribute: by its choices, or by what can be said of any value. */
function filterOf(plan: PluginPlan, kind: RecordKind, name: string): PhpValue {
  const attribute = kind.attributes.find(({ key }) => key === name);
  const field = extraFieldsOf(plan.source, kind.key).find(({ key }) => key === name);
  const choices = Object.fromEntries(
    (field?.choices ?? []).map(({ value, label }) => [value, translated(plan, label)] as const),
  );
  if (field?.type === 'user')
    return {
      key: attribute?.metaKey ?? '',
      label: translated(plan, attribute?.label ?? name),
      by: 'user',
      roles: (field.roles ?? []).map((role) => siteRole(plan, role)),
    };
  if (attribute !== undefined && isAge(kind.storage, attribute))
    return { key: `post_${name}`, label: translated(plan, attribute.label), by: 'age' };
  const by =
    field?.choices !== undefined
      ? attribute?.type === 'list'
        ? 'any'
        : 'choice'
      : attribute?.type === 'boolean'
        ? 'boolean'
        : attribute?.type === 'date'
          ? 'date'
          : 'filled';
  return { key: attribute?.metaKey ?? '', label: translated(plan, attribute?.label ?? name), by, choices };
}

function sortableMethod({ name, one, kind }: MadeList): PhpCode {
  const columns = one.sortable.map((key): readonly [string, PhpCode] => {
    const attribute = kind.attributes.find((found) => found.key === key);
    const order = attribute === undefined ? null : orderOf(kind, attribute);
    return [key, order === 'meta' || order === null ? php`self::PREFIX . ${key}` : php`${order}`];
  });
  return php`
    /**
     * Makes columns of the list of ${kind.plural} sortable.
     *
     * @param array $columns Sortable columns.
     * @return array
     */
    public function ${methodName(name, 'sortable')}( $columns ) {
      ${joinPhp(columns.map(([key, order]) => php`$columns[ self::PREFIX . ${key} ] = ${order};`))}

      return $columns;
    }
  `;
}

function filtersMethod(plan: PluginPlan, { name, kind, screen }: MadeList): PhpCode {
  if (screen.filters === 'restrict_manage_posts')
    return php`
      /**
       * Prints the filters of the list of ${kind.plural}.
       *
       * @param string $type  Post type.
       * @param string $which Where: top or bottom; bar in the media library.
       */
      public function ${methodName(name, 'filters')}( $type, $which = 'top' ) {
        if ( ${kind.type} === $type && 'bottom' !== $which ) {
          $this->print_filters( $this->${identifier(name)}() );
        }
      }
    `;
  const isUsers = screen.filters === 'restrict_manage_users';
  return php`
    /**
     * Prints the filters of the list of ${kind.plural}.
     *
     * ${isUsers ? php`@param string $which Where: top or bottom.` : php`@return void`}
     */
    public function ${methodName(name, 'filters')}(${isUsers ? php` $which = 'top' ` : noPhp}) {
      ${
        isUsers
          ? php`
            if ( 'top' === $which && $this->print_filters( $this->${identifier(name)}() ) ) {
              submit_button( ${translated(plan, 'Filter')}, '', self::PREFIX . 'filter', false );
            }
          `
          : php`$this->print_filters( $this->${identifier(name)}() );`
      }
    }
  `;
}

function queryMethod({ name, kind, screen }: MadeList): PhpCode {
  if (screen.query === 'pre_get_posts')
    return php`
      /**
       * Sorts and narrows the list of ${kind.plural}.
       *
       * @param WP_Query $query Query.
       * @return void
       */
      public function ${methodName(name, 'query')}( $query ) {
        if ( ! is_admin() || ! $query->is_main_query() || ${kind.type} !== $query->get( 'post_type' ) ) {
          return;
        }

        $changed = $this->query_args( $this->${identifier(name)}(), $query->query_vars );
        foreach ( array( 'meta_query', 'date_query', 'orderby' ) as $member ) {
          if ( isset( $changed[ $member ] ) ) {
            $query->set( $member, $changed[ $member ] );
          }
        }
      }
    `;
  return php`
    /**
     * Sorts and narrows the list of ${kind.plural}.
     *
     * @param array $args Arguments of the query.
     * @return array
     */
    public function ${methodName(name, 'query')}( $args ) {
      return $this->query_args( $this->${identifier(name)}(), $args );
    }
  `;
}
