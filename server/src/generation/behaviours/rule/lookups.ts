import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import type { Attribute, RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import type { Check, CheckOf, MadeRule } from './rule-plan.ts';

/** Records that a check looks through at most. */
const limit = 5000;

/** Name of the method of a check that looks at other records; null for one that does not. */
export const lookupName = ({ number }: MadeRule, check: Check, index: number): string | null =>
  ['unique', 'no_overlap', 'count', 'capacity', 'related'].includes(check.is) ? `passes_${number}_${index + 1}` : null;

const attributeOf = ({ attributes }: RecordKind, key: string): Attribute | undefined =>
  attributes.find((one) => one.key === key);

/** Members of a query that keep records with the same value, where the database can tell. */
function sameMembers(kind: RecordKind, keys: readonly string[]): readonly PhpCode[] {
  const known = keys.flatMap((key) => {
    const meta = attributeOf(kind, key)?.metaKey;
    return meta === undefined ? [] : [{ key, meta }];
  });
  if (known.length === 0 || kind.storage === 'row' || kind.storage === 'order') return [];
  return [
    php`
      'meta_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Fields are stored as metadata.
        ${joinPhp(
          known.map(
            ({ key, meta }) => php`
              array(
                'key'   => ${meta},
                'value' => $values[${key}] ?? '',
              ),
            `,
          ),
        )}
      ),
    `,
  ];
}

/** Statements that leave a record out of a loop unless it has the same values. */
const skipUnlessSame = (kind: RecordKind, keys: readonly string[]): PhpCode =>
  joinPhp(
    keys.flatMap((key) => {
      const attribute = attributeOf(kind, key);
      return attribute === undefined
        ? []
        : [
            php`
              if ( ! self::is_same( ${attribute.read(php`$record`)}, $values[${key}] ?? '' ) ) {
                continue;
              }
            `,
          ];
    }),
  );

const others = (kind: RecordKind, members: readonly PhpCode[], body: PhpCode): PhpCode => php`
  foreach ( ${kind.find(limit, members)} as $record ) {
    if ( $id === (int) ${kind.id(php`$record`)} ) {
      continue;
    }
    ${body}
  }
`;

export function lookupMethods(plan: PluginPlan, rules: readonly MadeRule[]): PhpCode {
  const methods = rules.flatMap((rule) =>
    rule.one.checks.flatMap((check, index) => {
      const name = lookupName(rule, check, index);
      if (name === null) return [];
      return [
        php`
          /**
           * Compares values with those of other ${rule.kind.plural}.
           *
           * @param array $values Values by attribute.
           * @param int   $id     ID of the record, or 0 for a new one.
           * @return bool Whether the record may be saved.
           */
          private function ${identifier(name)}( $values, $id ) {
            ${bodyOf(plan, rule.kind, check)}
          }
        `,
      ];
    }),
  );
  return methods.length === 0 ? noPhp : joinPhp([...methods, sameMethod], '\n\n');
}

function bodyOf(plan: PluginPlan, kind: RecordKind, check: Check): PhpCode {
  switch (check.is) {
    case 'unique':
      return php`
        if ( '' === trim( implode( '', array_map( 'strval', array_intersect_key( array_filter( $values, 'is_scalar' ), array_flip( ${[...check.attributes]} ) ) ) ) ) ) {
          return true;
        }

        ${others(
          kind,
          sameMembers(kind, check.attributes),
          php`
            ${skipUnlessSame(kind, check.attributes)}
            return false;
          `,
        )}

        return true;
      `;
    case 'count':
      return countBody(kind, check);
    case 'no_overlap':
      return overlapBody(kind, check);
    case 'capacity':
      return capacityBody(plan, kind, check);
    case 'related':
      return relatedBody(plan, kind, check);
    default:
      return php`return true;`;
  }
}

const since = {
  day: 'today',
  week: '-6 days midnight',
  month: 'first day of this month midnight',
  year: 'first day of january this year midnight',
} as const;

function countBody(kind: RecordKind, { most, per, attribute, period }: CheckOf<'count'>): PhpCode {
  const date = kind.attributes.find(({ key, type }) => type === 'date' && (key === 'date' || key === 'registered'));
  const keys = attribute === undefined ? [] : [attribute];
  const isDated = period !== 'ever';
  const members = [
    ...sameMembers(kind, keys),
    ...(isDated && date?.dated !== undefined ? [date.dated('from', php`$since`)] : []),
  ];
  const dateRead =
    date === undefined
      ? kind.storage === 'row'
        ? php`( $record['date'] ?? '' )`
        : undefined
      : date.read(php`$record`);
  const isOwn =
    kind.storage === 'row'
      ? noPhp
      : php`
        if ( (int) ${kind.ownerId(php`$record`)} !== get_current_user_id() ) {
          continue;
        }
      `;
  return php`
    if ( 0 !== $id ) {
      return true;
    }
    ${
      per === 'user'
        ? php`
    if ( ! is_user_logged_in() ) {
      return true;
    }
    `
        : noPhp
    }
    $count = 0;
    ${isDated ? php`$since = current_datetime()->modify( ${since[period]} );` : noPhp}
    ${others(
      kind,
      members,
      php`
        ${per === 'user' ? isOwn : noPhp}
        ${
          isDated && dateRead !== undefined
            ? php`
        if ( (string) ${dateRead} < $since->format( 'Y-m-d H:i:s' ) ) {
          continue;
        }
        `
            : noPhp
        }
        ${skipUnlessSame(kind, keys)}
        ++$count;
      `,
    )}

    return $count < ${most};
  `;
}

function overlapBody(kind: RecordKind, { start, end, same, gap_minutes: gap = 0 }: CheckOf<'no_overlap'>): PhpCode {
  const from = attributeOf(kind, start);
  const to = attributeOf(kind, end);
  if (from === undefined || to === undefined) return php`return true;`;
  return php`
    $start = self::moment( $values[${start}] ?? '' );
    $end   = self::moment( $values[${end}] ?? '', true );
    if ( 0 === $start ) {
      return true;
    }
    $end = max( $start, $end );

    ${others(
      kind,
      sameMembers(kind, same),
      php`
        ${skipUnlessSame(kind, same)}
        $other_start = self::moment( ${from.read(php`$record`)} );
        $other_end   = max( $other_start, self::moment( ${to.read(php`$record`)}, true ) );
        if ( 0 !== $other_start && $start < $other_end + ${gap * 60} && $other_start < $end + ${gap * 60} ) {
          return false;
        }
        // Two that take no time cannot begin together either.
        if ( $start === $other_start ) {
          return false;
        }
      `,
    )}

    return true;
  `;
}

/** The kind of records that a relation points to. */
function targetOf(plan: PluginPlan, kind: RecordKind, relation: string): RecordKind | undefined {
  if (relation === 'featured_image') return recordKind(plan, 'media');
  const entity = plan.source.entities?.find(({ key }) => key === kind.key);
  const target = entity?.fields?.find(({ key }) => key === relation)?.relates_to;
  return target === undefined ? undefined : recordKind(plan, target);
}

/** The record that a relation of `$values` points to. */
const relatedRecord = (target: RecordKind, relation: string): PhpCode =>
  target.get(
    php`(int) ( is_array( $values[${relation}] ?? 0 ) ? reset( $values[${relation}] ) : ( $values[${relation}] ?? 0 ) )`,
  );

function relatedBody(plan: PluginPlan, kind: RecordKind, { relation, conditions }: CheckOf<'related'>): PhpCode {
  const target = targetOf(plan, kind, relation);
  if (target === undefined) return php`return true;`;
  const tests = conditionsPhp(target, conditions, php`$parent`).map((test) => php`( ${test} )`);
  return php`
    $parent = ${relatedRecord(target, relation)};

    return ! $parent || ( ${tests.reduce((all, test) => php`${all} && ${test}`)} );
  `;
}

function capacityBody(plan: PluginPlan, kind: RecordKind, { relation, field, takes }: CheckOf<'capacity'>): PhpCode {
  const parent = targetOf(plan, kind, relation);
  const room = parent === undefined ? undefined : attributeOf(parent, field);
  const taken = takes === undefined ? undefined : attributeOf(kind, takes);
  if (parent === undefined || room === undefined) return php`return true;`;
  return php`
    $parent = ${relatedRecord(parent, relation)};
    if ( ! $parent || '' === (string) ${room.read(php`$parent`)} ) {
      return true;
    }

    $taken = ${takes === undefined ? php`1` : php`max( 1, (float) ( $values[${takes}] ?? 1 ) )`};
    ${others(
      kind,
      sameMembers(kind, [relation]),
      php`
        ${skipUnlessSame(kind, [relation])}
        $taken += ${taken === undefined ? php`1` : php`max( 1, (float) ${taken.read(php`$record`)} )`};
      `,
    )}

    return $taken <= (float) ${room.read(php`$parent`)};
  `;
}

const sameMethod = php`
  /**
   * Compares two values. Case and spaces around them do not count.
   *
   * @param mixed $one   Value, or list of values.
   * @param mixed $other Value, or list of values.
   * @return bool
   */
  private static function is_same( $one, $other ) {
    $one   = array_map( 'strtolower', array_map( 'trim', array_map( 'strval', (array) $one ) ) );
    $other = array_map( 'strtolower', array_map( 'trim', array_map( 'strval', (array) $other ) ) );
    sort( $one );
    sort( $other );

    return $one === $other;
  }
`;
