import { type PhpCode, php } from '../../writers/php.ts';

/** How values of an attribute are written and compared. */
export type AttributeType = 'text' | 'number' | 'money' | 'date' | 'boolean' | 'list' | 'image' | 'person';

/** What a record has: a field of the plugin's, or what WordPress knows. Built by `attribute()`. */
export interface Attribute {
  readonly key: string;
  /** As people read it: `Publication date`. */
  readonly label: string;
  readonly type: AttributeType;
  /** Its value as PHP: dates are `Y-m-d H:i:s` in the site's time zone or empty, lists hold strings. */
  read(record: PhpCode): PhpCode;
  /** Its value as text for people where the type does not tell it: of a choice its label; not escaped. */
  readonly text?: (record: PhpCode) => PhpCode;
  /** Its value as escaped markup where the text alone would not do: a picture, a link. */
  readonly html?: (record: PhpCode) => PhpCode;
  /** A statement that changes it to a PHP value; absent where nothing can. */
  readonly write?: (record: PhpCode, value: PhpCode) => PhpCode;
  /** Statements that add to, or take from, a list. */
  readonly add?: (record: PhpCode, value: PhpCode) => PhpCode;
  readonly remove?: (record: PhpCode, value: PhpCode) => PhpCode;
  /** Other names that people have for its values: `published` of WordPress' `publish`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Whether visitors may see it. */
  readonly isPublic: boolean;
  /**
   * A member of the query's arguments that keeps records whose date is at most, or at least, a `DateTimeImmutable` of the
   * site's time zone: see `find()` of the kind. Absent where the query cannot.
   */
  readonly dated?: (side: 'until' | 'from', moment: PhpCode) => PhpCode;
  /** Key of the metadata of posts, users, comments or terms that holds it. */
  readonly metaKey?: string;
  /** How loops know it without a query for each record: an expression of the ids of all, kept in a variable that is read. */
  readonly ofMany?: {
    readonly variable: PhpCode;
    from(ids: PhpCode): PhpCode;
    read(record: PhpCode): PhpCode;
  };
}

/** When something happens to a record. */
export interface RecordEvent {
  readonly hook: string;
  readonly priority?: number;
  /** Names of what the hook hands over, in its order. */
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly about: string }[];
  /** Other hooks that hand over the same, in the same order. */
  readonly also?: readonly string[];
  /** What has to hold of the parameters; absent: nothing. */
  readonly guard?: PhpCode;
  /** The record, made of the parameters; the code that follows goes on only where it is one. */
  readonly record: PhpCode;
}

/** A kind of records that a behaviour can be about. */
export interface RecordKind {
  /** `post`, `user`, or the key of an entity of the plan. */
  readonly key: string;
  /** In the middle of a sentence: `post`, `posts`. */
  readonly singular: string;
  readonly plural: string;
  readonly storage: 'post' | 'user' | 'comment' | 'term' | 'order' | 'row';
  /** Post type or taxonomy; null for what has none. */
  readonly type: string | null;
  /** Of the variable that holds a record: `WP_Post`; `array` for records of the plan. */
  readonly className: string;
  /** Whether its records have no place on the site: only their owner and staff may read them. */
  readonly isInternal?: boolean;
  /** Whether it is there only with WooCommerce. */
  readonly needsShop: boolean;
  readonly attributes: readonly Attribute[];
  /** What users have in this plan: of whom the record belongs to, and of who does something with it. */
  readonly people?: readonly Attribute[];
  readonly events: Readonly<Record<string, RecordEvent | undefined>>;
  /** What happens when a record gets a status; absent where there are none. */
  readonly status?: (status: string) => RecordEvent;
  id(record: PhpCode): PhpCode;
  /** The record with an id, or a value that is empty. */
  get(id: PhpCode): PhpCode;
  /** Its page for visitors; an empty text where there is none. */
  link(record: PhpCode): PhpCode;
  /** Where staff change it. */
  editLink(record: PhpCode): PhpCode;
  /** Id of the user to whom it belongs, 0 for nobody. */
  ownerId(record: PhpCode): PhpCode;
  /** Key of the metadata of posts that says whom they belong to; absent where it is their author. */
  readonly ownerMeta?: string | undefined;
  /** The e-mail address of whom it belongs to. */
  ownerEmail(record: PhpCode): PhpCode;
  /** Records, the oldest first: an expression. `more` are members of the query's arguments. */
  find(limit: number, more: readonly PhpCode[]): PhpCode;
  /** IDs of all records, the lowest first: an expression. `more` are members of the query's arguments. */
  ids(more: readonly PhpCode[]): PhpCode;
  /** A statement that deletes one. */
  remove(record: PhpCode, toTrash: boolean): PhpCode;
  /** Capability to see all of them in the administration. */
  readonly capability: string;
}

/** An attribute that cannot be changed unless its parts say so. */
export const attribute = (
  key: string,
  label: string,
  type: AttributeType,
  read: (record: PhpCode) => PhpCode,
  rest: Partial<Omit<Attribute, 'key' | 'label' | 'type' | 'read'>> = {},
): Attribute => ({ key, label, type, read, isPublic: true, ...rest });

/** Entries of `date_query` of a query's arguments. */
export const dateQuery = (column: string, side: 'until' | 'from', moment: PhpCode): PhpCode => php`
  'date_query' => array(
    array(
      'column'    => ${column},
      ${side === 'until' ? 'before' : 'after'} => ${moment}->format( 'Y-m-d H:i:s' ),
      'inclusive' => true,
    ),
  ),
`;

/** Entries of `meta_query` of a query's arguments that compare a date; empty ones are in none. */
export const metaDateQuery = (key: string, format: string, side: 'until' | 'from', moment: PhpCode): PhpCode => php`
  'meta_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- In the background only.
    array(
      'key'     => ${key},
      'value'   => array( ${side === 'until' ? php`'0001-01-01', ${moment}->format( ${format} )` : php`${moment}->format( ${format} ), '9999-12-31'`} ),
      'compare' => 'BETWEEN',
    ),
  ),
`;
