import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import type { Slots } from '../slots.ts';
import type { PhpCode } from '../writers/php.ts';
import type { PluginPlan } from './plan.ts';

/** One feature of plugins, in one file of its own below `features/`. */
export interface FeatureModule {
  readonly feature: PluginFeature;
  /** What the feature adds to the plugin; called only when the plan has the feature. */
  contribute(plan: PluginPlan, slots: Slots): Contribution;
}

/**
 * What a part of the plugin is made of. Records of entities are read and written through the entity's repository, which
 * the core adds when a contribution says `usesRepositories`. Its methods, the same for posts and tables:
 *
 * - `find( array $args ): array` with `per_page` (10; -1 for all), `page`, `search`, `orderby` (`id`, `title`, `date` or a
 *   field), `order` (`asc`, `desc`), `status` (`publish` unless given; `any`; posts only), `where`
 *   (`array( 'start_date' => array( '>=', $value ) )`), `terms` (`array( $taxonomy => $ids )`; posts only): records;
 * - `count( array $args ): int` with the same; `get( int $id ): ?array`;
 * - `create( array $values )` and `update( int $id, array $values )`: id, or `WP_Error` when values are refused;
 * - `delete( int $id ): bool`; `can( string $action, int $id = 0 ): bool`: whether the current user may `read`, `list`
 *   (what is not published too), `create`, `publish`, `edit` or `delete`;
 * - `fields(): array`: by key, each with `label`, `input` (type of the field), `schema` (JSON schema), `required`, `public`.
 *
 * `<Class>_Fields::format( $value, $field )` makes text of a value (to be escaped), `::prepare()` a value of anything given.
 * Tables call the actions `<prefix>_row_created`, `_row_updated` and `_row_deleted` with the id and the entity's key.
 *
 * A record is an array of `id`, `title`, `content`, `status`, `date`, `link` and the entity's fields, typed by their schemas.
 */
export interface Contribution {
  /** Files of `includes/`, loaded in this order after those of earlier contributions. */
  readonly classes?: readonly PluginClass[];
  /** Statements of the plugin's `boot()`, such as php`( new Event_Manager_Settings() )->register();`. */
  readonly boot?: readonly PhpCode[];
  /** As `boot`, within `if ( is_admin() )`. */
  readonly adminBoot?: readonly PhpCode[];
  /** Statements of `activate()`, run once for each site. Types are registered before; rules are flushed after. */
  readonly activation?: readonly PhpCode[];
  /** Statements of `deactivate()`, run once for each site. */
  readonly deactivation?: readonly PhpCode[];
  /** Whether rewrite rules have to be flushed on activation and deactivation. */
  readonly changesRewriteRules?: boolean;
  /** Whether a class uses repositories of the plan's entities. */
  readonly usesRepositories?: boolean;
  /** What `uninstall.php` takes away. */
  readonly cleanup?: Cleanup;
  /** Other files: scripts, styles, templates. */
  readonly files?: readonly ExtraFile[];
  readonly readme?: ReadmeParts;
  /** What data about people is kept or sent, in whole sentences: for readme.txt and `wp_add_privacy_policy_content()`. */
  readonly privacy?: readonly string[];
  readonly tests?: readonly TestCase[];
  /** Lines of the instructions, such as "Settings are under **Settings → Event Manager**.": Markdown. */
  readonly instructions?: readonly string[];
}

export interface PluginClass {
  /** With the plugin's prefix: `Event_Manager_Settings`. Its file is `includes/class-event-manager-settings.php`. */
  readonly name: string;
  /** What the file is for, on one line: its file comment. */
  readonly summary: string;
  /** The class with its documentation comment. */
  readonly code: PhpCode;
  /** `interface`, `trait` or `functions` change the file's name. */
  readonly kind?: 'class' | 'trait' | 'interface';
  /** Where it is loaded; `rest` and `cli` classes extend what is there only then, and are loaded by the code that needs them. */
  readonly load?: 'always' | 'on_demand';
}

/** All that a plugin has left on a site, by kind; each a name as it is in the database. */
export interface Cleanup {
  readonly options?: readonly string[];
  /** Beginnings of transients' names. */
  readonly transients?: readonly string[];
  readonly postTypes?: readonly string[];
  /** Statuses of posts that the plugin has registered: nothing finds posts of others. */
  readonly postStatuses?: readonly string[];
  readonly taxonomies?: readonly string[];
  /** Keys of metadata on posts that are not the plugin's own. */
  readonly postMeta?: readonly string[];
  readonly userMeta?: readonly string[];
  readonly tables?: readonly string[];
  /** Anything else that people have entered: statements, run for each site, which keep it where they want it kept. */
  readonly dataStatements?: readonly PhpCode[];
  readonly cronHooks?: readonly string[];
  readonly roles?: readonly string[];
  /** Taken away from every role. */
  readonly capabilities?: readonly string[];
  /** Anything else: statements, run for each site. */
  readonly statements?: readonly PhpCode[];
}

export interface ExtraFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly role?: string;
}

/** Plain text; the writer of readme.txt neutralises markup. */
export interface ReadmeParts {
  /** Lines of the list of features, such as "Events with date, venue and price". */
  readonly features?: readonly string[];
  readonly faq?: readonly { readonly question: string; readonly answer: string }[];
  readonly tags?: readonly string[];
}

export interface TestCase {
  /** `Event_Manager_Settings_Test` in `tests/test-settings.php`: here `Settings`. */
  readonly name: string;
  readonly summary: string;
  /** Methods of a class that extends `WP_UnitTestCase`. */
  readonly methods: readonly PhpCode[];
}
