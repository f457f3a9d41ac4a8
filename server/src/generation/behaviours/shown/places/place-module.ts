import type { Place } from '@presswright/shared/schemas/plans/behaviours/shown';
import type { Static } from 'typebox';
import { docComment, identifier, type PhpCode, php } from '../../../writers/php.ts';

export type PlanPlace = Static<typeof Place>;
export type PlaceId = PlanPlace['place'];

/** What is shown at a place of the site. */
export interface AtPlace {
  readonly place: PlanPlace;
  /** Name of the method that shows it. */
  readonly method: string;
  /** Heading where the place has one: of a dashboard widget, a tab. */
  readonly title: PhpCode;
  /** Slug for ids. */
  readonly id: string;
  /** Post types that have it; empty: all. */
  readonly types: readonly string[];
  /** Escaped markup as PHP, about a record, which may be null; empty text: nothing is shown. */
  html(record: PhpCode): PhpCode;
}

/** How something gets to a place: statements that register it, and methods of the class. */
export interface PlaceCode {
  readonly hooks: PhpCode;
  readonly methods: PhpCode;
}

export interface PlaceModule {
  /** In the middle of a sentence: `below the content`. */
  readonly words: string;
  /** Kinds of records that what is shown there can be about; empty: none, so that `of` says nothing. */
  readonly about: 'posts' | 'media' | 'users' | 'orders' | 'products' | 'none';
  code(at: AtPlace): PlaceCode;
}

/** The comment of a line that prints markup. */
export const printed: PhpCode = php`// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.`;

/** A method that a hook calls. `tags`: what it is handed over. */
export const hooked = (
  { method }: AtPlace,
  about: string,
  tags: readonly string[],
  parameters: PhpCode,
  body: PhpCode,
): PhpCode => php`
  ${docComment([about, ...(tags.length > 0 ? ['', ...tags] : [])])}
  public function ${identifier(method)}( ${parameters} ) {
    ${body}
  }
`;

/** A method that prints what is shown about a record. */
export const printing = (
  at: AtPlace,
  about: string,
  {
    tags = [],
    parameters = php``,
    record = php`null`,
  }: { tags?: string[]; parameters?: PhpCode; record?: PhpCode } = {},
): PhpCode => hooked(at, about, tags, parameters, php`echo ${at.html(record)}; ${printed}`);

/** Posts of the types that it is for. */
export const isOfTypes = (types: readonly string[], post: PhpCode): PhpCode =>
  types.length === 0 ? php`true` : php`in_array( get_post_type( ${post} ), ${[...types]}, true )`;
