import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import type { UnderstoodPart } from './understood-part.ts';

/** What a description of a plugin was understood to ask for. Keys are snake case, without any prefix. */
export interface Understanding {
  /** Content types, the main one first; never empty, at most 12. */
  readonly entities: readonly Entity[];
  /** False when the text names no content type: the only entity is then a stand-in that nothing has to be made of. */
  readonly namesContent: boolean;
  readonly behaviours: readonly Behaviour[];
  /** Jobs that need no content of the plugin's own. */
  readonly tools: readonly UnderstoodTool[];
  /** Features of the plugin generator that the text asks for, in the order of `pluginFeatures`. */
  readonly impliedFeatures: readonly ImpliedFeature[];
  /** What the text says the site's owner can configure. */
  readonly settings: readonly Field[];
  readonly roles: readonly Role[];
  /** Plain sentences: 'Post type "Event" with date (date), venue (text) and price (money).' */
  readonly understood: readonly string[];
  /** Clauses that something was made of, quoted and shortened, and what that is; none where the text was no description. */
  readonly clauses: readonly UnderstoodClause[];
  /** Clauses that nothing was made of, quoted and shortened. */
  readonly notUnderstood: readonly string[];
}

/** A clause, and the parts that it became. */
export interface UnderstoodClause {
  readonly text: string;
  readonly parts: readonly UnderstoodPart[];
}

export type FieldType = PlanField['type'];

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface Field {
  readonly key: string;
  readonly label: string;
  readonly type: FieldType;
  /** With `choice` only. */
  readonly choices?: readonly Choice[];
  readonly isRequired: boolean;
  /** A list of values: several choices, several related posts, one line of text for each value. */
  readonly isMultiple: boolean;
  /** Key of an entity; with `relation` only. */
  readonly relatesTo?: string;
  /** With `user` only: whose users can be chosen; absent: all. */
  readonly roles?: readonly string[];
  /** As it is shown behind the value: `minutes`, `kg`, `€`. A `duration` without one is in minutes. */
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
}

export interface Taxonomy {
  readonly key: string;
  readonly singular: string;
  readonly plural: string;
  readonly isHierarchical: boolean;
  /** Terms that the text names, to be made on activation. */
  readonly terms: readonly string[];
}

export type Support = 'title' | 'editor' | 'thumbnail' | 'excerpt' | 'author' | 'comments' | 'revisions';

/** A property that WordPress has a place for: the title, the editor, the featured image, the excerpt. */
export interface CoreField {
  readonly label: string;
  readonly as: 'title' | 'editor' | 'thumbnail' | 'excerpt';
}

export interface Entity {
  readonly key: string;
  /** `Event`. */
  readonly singular: string;
  /** `Events`. */
  readonly plural: string;
  /** Of its address on the site: `events`. */
  readonly slug: string;
  /** A dashicon: `dashicons-calendar-alt`. */
  readonly icon: string;
  readonly fields: readonly Field[];
  /** What the text calls the title, the editor or the featured image ("Name", "Photo"). */
  readonly coreFields: readonly CoreField[];
  readonly taxonomies: readonly Taxonomy[];
  /** False for what holds personal data or is nobody's to read: bookings, messages, tickets. */
  readonly isPublic: boolean;
  readonly hasArchive: boolean;
  readonly supports: readonly Support[];
}

export interface Role {
  readonly key: string;
  readonly name: string;
  /** Keys of the entities that the text lets the role write; empty when it names none. */
  readonly entities: readonly string[];
}

export type Interval = 'hourly' | 'twicedaily' | 'daily' | 'weekly' | 'monthly';

export type Recipient =
  | { readonly to: 'admin' }
  /** Whoever made the entry: the `email` field of the entry where there is one, else its author. */
  | { readonly to: 'submitter' }
  | { readonly to: 'role'; readonly role: string };

export type Layout = 'list' | 'grid' | 'slider' | 'table' | 'calendar' | 'map' | 'accordion';

/** Which entries are shown, and how. */
export interface Listing {
  readonly entity: string;
  readonly orderBy: string | null;
  readonly order: 'asc' | 'desc';
  /** With `orderBy` a date: what is to come, or what is over. */
  readonly only: 'all' | 'upcoming' | 'past' | 'featured';
  readonly layout: Layout;
  /** 0 when the text names no number. */
  readonly limit: number;
}

/** What every site has and gathers more of than it needs. */
export type CleanupTarget = 'transients' | 'revisions' | 'auto_drafts' | 'spam_comments' | 'trash';

/** What a description says of a tool; plain values, so that an understanding can be sent and compared. */
export type ToolOptions = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** One job that a plugin does on a site without content of its own, as understood: reading time, redirects. */
export interface UnderstoodTool {
  /** Key of its reader: `reading_time`. */
  readonly tool: string;
  readonly options: ToolOptions;
  /** What it does, in one plain sentence. */
  readonly sentence: string;
}

/** Files that a form takes for a field, or for the featured image (`thumbnail`). */
/** A part of a form with the keys of what it asks for. */
export interface FormStep {
  readonly title: string;
  readonly fields: readonly string[];
}

/** A field that a form asks for where another has one of these values. */
export interface AskedIf {
  readonly field: string;
  readonly other: string;
  readonly values: readonly string[];
  readonly required?: boolean;
}

export interface FormUpload {
  readonly field: string;
  /** Endings without the dot. */
  readonly types: readonly string[];
  readonly maxMb: number;
  readonly most: number;
}

/** One thing that the plugin does. `entity` and `field` are keys. */
export type Behaviour =
  | { readonly kind: 'email_on_create'; readonly entity: string; readonly recipient: Recipient }
  /** `status` is a word of the text (`approved`), or empty for any change. */
  | {
      readonly kind: 'email_on_status';
      readonly entity: string;
      readonly status: string;
      readonly recipient: Recipient;
    }
  | {
      readonly kind: 'reminder_before_date';
      readonly entity: string;
      readonly field: string;
      readonly hours: number;
      readonly recipient: Recipient;
    }
  /** Reminds of what is not done so many days after `field`. */
  | {
      readonly kind: 'reminder_after_date';
      readonly entity: string;
      readonly field: string;
      readonly days: number;
      readonly recipient: Recipient;
    }
  /** Deletes entries whose `field`, or whose publication without one, is more than `olderThanDays` ago. */
  | {
      readonly kind: 'scheduled_cleanup';
      readonly entity: string;
      readonly field: string | null;
      readonly interval: Interval;
      readonly olderThanDays: number;
    }
  /** Deletes what the site itself no longer needs. */
  | {
      readonly kind: 'site_cleanup';
      readonly target: CleanupTarget;
      readonly interval: Interval;
      /** 0: regardless of its age. */
      readonly olderThanDays: number;
      /** Of `weekly`: on which day. */
      readonly weekday?: string;
      /** `03:00`, of `daily` and `weekly`. */
      readonly time?: string;
      /** Of revisions: how many of the newest of each post stay. */
      readonly keptPerPost?: number;
      /** Whether the dashboard shows how much was removed. */
      readonly isReported?: boolean;
      /** Whether a page below Tools shows how much there is, with a button that removes it. */
      readonly hasPage?: boolean;
    }
  | {
      readonly kind: 'scheduled_digest';
      readonly entity: string;
      readonly interval: Interval;
      readonly recipient: Recipient;
    }
  /** Takes entries off the site (makes them drafts) so many days after `field`, or after their publication. */
  | {
      readonly kind: 'expire_after_date';
      readonly entity: string;
      readonly field: string | null;
      readonly days: number;
    }
  /** Gives entries a status so many days after `field`. */
  | {
      readonly kind: 'status_after_date';
      readonly entity: string;
      readonly field: string;
      readonly days: number;
      readonly status: string;
    }
  | { readonly kind: 'csv_export'; readonly entity: string }
  | { readonly kind: 'csv_import'; readonly entity: string }
  | ({ readonly kind: 'list_shortcode' } & Listing)
  | ({ readonly kind: 'list_block' } & Listing)
  | {
      readonly kind: 'public_form';
      readonly entity: string;
      readonly requiresLogin: boolean;
      /** Keys of the fields that it asks for; absent: all that visitors can know. */
      readonly fields?: readonly string[];
      /** Key of the field with the address that has to be confirmed. */
      readonly confirmation?: string;
      readonly uploads?: readonly FormUpload[];
      /** Parts of the form, one after another. */
      readonly steps?: readonly FormStep[];
      readonly askedIf?: readonly AskedIf[];
    }
  /** Entries from outside wait for approval. */
  | { readonly kind: 'approval'; readonly entity: string }
  /** Staff give an entry one of these statuses with a click; words such as `confirmed`. */
  | { readonly kind: 'status_actions'; readonly entity: string; readonly statuses: readonly string[] }
  /** No more entries of `entity` for one `parent` than its `field` says, or than `most`. */
  | {
      readonly kind: 'capacity_limit';
      readonly entity: string;
      readonly parent: string | null;
      readonly field: string | null;
      readonly most: number;
      /** Who comes too late waits for a place. */
      readonly waits?: boolean;
    }
  /** One entry for each value of a field, such as an address; for each `parent` where there is one. */
  | { readonly kind: 'unique_entry'; readonly entity: string; readonly field: string; readonly parent: string | null }
  | { readonly kind: 'search_filter'; readonly entity: string; readonly by: readonly string[] }
  | { readonly kind: 'admin_columns'; readonly entity: string; readonly fields: readonly string[] }
  | { readonly kind: 'rest_endpoint'; readonly entity: string }
  | { readonly kind: 'rating_average'; readonly entity: string; readonly field: string }
  /** The sum of a field over all entries, with a goal where the text has one. */
  | { readonly kind: 'sum_total'; readonly entity: string; readonly field: string }
  /** The sum or the average of a field, or the number, of the entries that belong to one `parent`; `goal` is a field of it. */
  | {
      readonly kind: 'parent_figure';
      readonly entity: string;
      readonly parent: string;
      readonly figure: 'sum' | 'average' | 'count';
      readonly field: string | null;
      readonly goal: string | null;
    }
  | { readonly kind: 'count_views'; readonly entity: string }
  | { readonly kind: 'log_to_table'; readonly subject: string }
  /** Entries are rows of a table of the plugin's own. */
  | { readonly kind: 'stored_in_table'; readonly entity: string }
  | { readonly kind: 'dashboard_summary'; readonly entity: string }
  | { readonly kind: 'cli_command'; readonly entity: string }
  | { readonly kind: 'cache'; readonly minutes: number };

export type BehaviourKind = Behaviour['kind'];

export type ImpliedFeature = PluginFeature;
