import type { PluginPlan as PublicPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import type { Names } from '../naming/names.ts';
import type { ToolOptions, Understanding } from '../understanding/understanding.ts';
import type { PlanSetting } from './features/settings/plan-setting.ts';

/** What is known of a plugin before any of its files is written; features read it and nothing else. */
export interface PluginPlan {
  readonly names: Names;
  /** Text domain, and the first part of REST namespaces and handles; the same as `names.slug`. */
  readonly domain: string;
  /** One sentence, at most 150 characters, without markup: header and readme.txt. */
  readonly summary: string;
  /** What the plan holds, in plain sentences; empty when it holds nothing. */
  readonly description: string;
  /** Empty when none was given. */
  readonly author: string;
  readonly version: string;
  readonly seed: number;
  /** What was asked for and what the description implies. */
  readonly features: ReadonlySet<PluginFeature>;
  /** What the plugin manages; empty when neither features nor description ask for anything. */
  readonly entities: readonly PlanEntity[];
  readonly taxonomies: readonly PlanTaxonomy[];
  /** Jobs that need no content of the plugin's own. */
  readonly tools: readonly PlannedTool[];
  /** What the part that is being written calls its settings, where the plugin's page calls them something else. */
  readonly settingKeys?: Readonly<Record<string, string>>;
  /** The plan as people and programs have it. */
  readonly source: PublicPlan;
  /** Sections of settings, verbs and other findings as the description was understood. */
  readonly understood: Understanding;
  /** Plain sentences about decisions of the plan, for the instructions. */
  readonly notes: readonly string[];
}

/** A job that needs no content of the plugin's own, as this plugin does it. */
export interface PlannedTool {
  /** Key of its module: `reading_time`. */
  readonly tool: string;
  readonly options: ToolOptions;
  /** With keys that no other tool has. */
  readonly settings: readonly PlanSetting[];
  /** Those keys by the keys that the tool knows. */
  readonly settingKeys: Readonly<Record<string, string>>;
  /** Features that it makes itself. */
  readonly provides: readonly PluginFeature[];
}

/** Where records of an entity are kept: posts of a type of the plugin's own, posts that WordPress has, or a table. */
export type EntityStorage = 'post_type' | 'posts' | 'table';

export interface PlanEntity {
  /** snake_case, unique among entities: `event`. */
  readonly key: string;
  readonly storage: EntityStorage;
  /** A record of what happened to other entities: written by the plugin, listed nowhere on the site. */
  readonly isLog: boolean;
  /** `Event`, `Events`: as the user would write them. */
  readonly singular: string;
  readonly plural: string;
  /** `event`, `events` in the middle of a sentence. */
  readonly singularLower: string;
  readonly pluralLower: string;
  /** Key of the post type (`event_manager_event`, or `post` for existing posts); of tables, what their caches are named for. */
  readonly postType: string;
  /** Name of the table without `$wpdb->prefix`; for tables only. */
  readonly table: string;
  /** Plural with dashes, for addresses: `events`. */
  readonly slug: string;
  /** Dashicon: `dashicons-calendar-alt`. */
  readonly icon: string;
  readonly isPublic: boolean;
  readonly hasArchive: boolean;
  /** Of `register_post_type()`: `title`, `editor`, `thumbnail`, `excerpt`, `author`, `comments`, `revisions`. */
  readonly supports: readonly string[];
  readonly fields: readonly PlanField[];
  /** What the title is called, such as `Name`. */
  readonly titleLabel: string;
  /** What the featured image is called. */
  readonly imageLabel: string;
  /** Class names, with the plugin's prefix. */
  readonly classes: {
    /** `Event_Manager_Event_Post_Type` or `Event_Manager_Event_Table`: constants `POST_TYPE` or `table()`, `fields()`. */
    readonly definition: string;
    /** `Event_Manager_Event_Repository`: see feature-module.ts. */
    readonly repository: string;
  };
  /** Capabilities: of posts in general, or the entity's own when the plugin has roles. */
  readonly capabilities: EntityCapabilities;
}

export interface EntityCapabilities {
  /** Singular and plural of `capability_type`. */
  readonly type: readonly [string, string];
  /** Read what is not published, create, change and delete: the capability to ask `current_user_can()` for. */
  readonly edit: string;
  readonly publish: string;
  readonly delete: string;
  readonly editOthers: string;
}

export const planFieldTypes = [
  'text',
  'textarea',
  'html',
  'integer',
  'number',
  'money',
  'boolean',
  'date',
  'time',
  'datetime',
  'email',
  'url',
  'phone',
  'color',
  'image',
  'file',
  'gallery',
  'choice',
  'choices',
  'list',
  'relation',
  'relations',
  'user',
] as const;
export type PlanFieldType = (typeof planFieldTypes)[number];

export interface PlanField {
  /** snake_case, unique in its entity; name of the property in records, REST and forms: `start_date`. */
  readonly key: string;
  /** Key of the post meta: `event_manager_start_date`. */
  readonly metaKey: string;
  readonly label: string;
  readonly type: PlanFieldType;
  /** Of `choice` and `choices`. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly isRequired: boolean;
  /** Whether visitors may see it: e-mail addresses, phone numbers and the like are not public. */
  readonly isPublic: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  /** Of `relation` and `relations`: key of the entity that is pointed to. */
  readonly relatedEntity?: string;
  /** Of `user`: keys of the roles whose users can be chosen, as the plan names them; absent: all. */
  readonly roles?: readonly string[];
}

export interface PlanTaxonomy {
  /** `event_manager_event_type`, at most 32 characters. */
  readonly taxonomy: string;
  /** snake_case, without the prefix: `event_type`. */
  readonly key: string;
  readonly singular: string;
  readonly plural: string;
  readonly slug: string;
  readonly isHierarchical: boolean;
  /** Post types that it belongs to. */
  readonly postTypes: readonly string[];
  /** Terms that are there from the start. */
  readonly terms: readonly string[];
}
