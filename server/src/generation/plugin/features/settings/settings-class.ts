import { html, markup } from '../../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, constantOf, handleOf, prefixed, translated } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { menuParentOf } from '../support/admin-menu.ts';
import type { PlanSetting } from './plan-setting.ts';
import { type SettingsSection, sectionsOf } from './sections.ts';
import { fieldArguments, rendererOf, sanitizingOf, schemaOf } from './setting-php.ts';
import { descriptionMethod, fieldRenderers } from './setting-renderers.ts';
import { settingsOf } from './settings-of.ts';

const fieldId = (plan: PluginPlan, key: string): string => handleOf(plan, key.replaceAll('_', '-'));

/** The class that owns the plugin's one option: its defaults, its page and its place in the REST API. */
export function settingsClass(plan: PluginPlan): PhpCode {
  const settings = settingsOf(plan);
  const sections = sectionsOf(settings);
  const renderers = new Set(settings.map(rendererOf));
  const complains = settings.some(({ type }) => type === 'email');
  return php`
    /**
     * Reads, checks and shows the settings of the plugin, all kept in one option.
     */
    class ${classOf(plan, 'Settings')} {

      /**
       * The option that holds the settings.
       */
      const OPTION = ${prefixed(plan, 'settings')};

      /**
       * Slug of the page, and name of the group of settings.
       */
      const PAGE = ${handleOf(plan, 'settings')};

      /**
       * Hooks the settings into WordPress.
       */
      public function register() {
        add_action( 'admin_init', array( $this, 'register_setting' ) );
        add_action( 'rest_api_init', array( $this, 'register_setting' ) );
        add_action( 'admin_init', array( $this, 'add_fields' ) );
        add_action( 'admin_menu', array( $this, 'add_page' ), 20 );
        add_filter( 'plugin_action_links_' . plugin_basename( ${constantOf(plan, 'FILE')} ), array( $this, 'add_action_link' ) );
      }

      /**
       * What applies until somebody saves something else.
       *
       * @return array Values by key.
       */
      public static function defaults() {
        return ${Object.fromEntries(settings.map((setting) => [setting.key, setting.default]))};
      }

      /**
       * The value of a setting.
       *
       * @param string $key Key of the setting.
       * @return mixed The value; null for a key that is not there.
       */
      public static function get( $key ) {
        $values = self::all();

        return isset( $values[ $key ] ) ? $values[ $key ] : null;
      }

      /**
       * All settings, with defaults for those that were never saved.
       *
       * @return array Values by key.
       */
      public static function all() {
        $saved = get_option( self::OPTION, array() );

        return array_merge( self::defaults(), is_array( $saved ) ? $saved : array() );
      }

      /**
       * Tells WordPress about the option.
       */
      public function register_setting() {
        register_setting(
          self::PAGE,
          self::OPTION,
          array(
            'type'              => 'object',
            'label'             => ${translated(plan, `Settings of ${plan.names.title}`)},
            'description'       => ${translated(plan, `Settings of ${plan.names.title}`)},
            'sanitize_callback' => array( $this, 'sanitize' ),
            'default'           => self::defaults(),
            'show_in_rest'      => array(
              'schema' => array(
                'type'                 => 'object',
                'additionalProperties' => false,
                'properties'           => ${Object.fromEntries(settings.map((setting) => [setting.key, schemaOf(setting)]))},
              ),
            ),
          )
        );
      }

      /**
       * Checks what is about to be saved. Settings that are not in it keep their values.
       *
       * @param mixed $input What was sent.
       * @return array Values fit to be saved, by key.
       */
      public function sanitize( $input ) {
        $input  = is_array( $input ) ? ${inputFilter(settings)} : array();
        $values = array_merge( self::all(), array_intersect_key( $input, self::defaults() ) );

        ${joinPhp(
          settings.map((setting) => sanitizingOf(plan, setting)),
          '\n\n',
        )}

        return $values;
      }

      ${complains ? errorMethod() : noPhp}

      /**
       * Adds the page to the menu.
       */
      public function add_page() {
        ${addPage(plan)}
      }

      /**
       * Adds sections and fields to the page.
       */
      public function add_fields() {
        ${joinPhp(
          sections.map((section) => addSection(plan, section)),
          '\n\n',
        )}
      }

      /**
       * Prints the page.
       */
      public function render_page() {
        ${renderPage(plan)}
      }

      ${joinPhp(
        [...renderers].map((name) => fieldRenderers[name]()),
        '\n\n',
      )}

      ${renderers.size > 0 ? descriptionMethod() : noPhp}

      /**
       * Adds a link to the page below the plugin's name in the list of plugins.
       *
       * @param string[] $links Links of the plugin.
       * @return string[] The same with one more in front.
       */
      public function add_action_link( $links ) {
        $link = sprintf(
          '<a href="%1$s">%2$s</a>',
          esc_url( menu_page_url( self::PAGE, false ) ),
          ${php`esc_html__( 'Settings', ${plan.domain} )`}
        );

        return array_merge( array( 'settings' => $link ), $links );
      }
    }
  `;
}

/** Lists are let through only where a setting is one. */
function inputFilter(settings: readonly PlanSetting[]): PhpCode {
  const lists = settings.filter(({ type }) => /^(?:choices|post_types|roles)$/.test(type)).map(({ key }) => key);
  if (lists.length === 0) return php`array_filter( $input, 'is_scalar' )`;
  const allowed = php`${lists}`;
  return php`array_filter(
    $input,
    static function ( $value, $key ) {
      return is_scalar( $value ) || ( is_array( $value ) && in_array( $key, ${allowed}, true ) );
    },
    ARRAY_FILTER_USE_BOTH
  )`;
}

const errorMethod = (): PhpCode => php`
  /**
   * Says on the page of settings that a value was refused.
   *
   * @param string $key     Key of the setting.
   * @param string $message What is wrong with it.
   */
  private static function add_error( $key, $message ) {
    // Not there when an option is saved from the command line or by REST.
    if ( function_exists( 'add_settings_error' ) ) {
      add_settings_error( self::OPTION, $key, $message );
    }
  }
`;

function addPage(plan: PluginPlan): PhpCode {
  const parent = menuParentOf(plan);
  const title = translated(plan, `${plan.names.title} Settings`);
  if (parent === 'options-general.php') {
    return php`
      add_options_page(
        ${title},
        ${translated(plan, plan.names.title)},
        'manage_options',
        self::PAGE,
        array( $this, 'render_page' )
      );
    `;
  }
  return php`
    add_submenu_page(
      ${parent},
      ${title},
      ${translated(plan, 'Settings')},
      'manage_options',
      self::PAGE,
      array( $this, 'render_page' )
    );
  `;
}

function addSection(plan: PluginPlan, { key, title, description, settings }: SettingsSection): PhpCode {
  const print =
    description === ''
      ? php`'__return_false'`
      : php`
        static function () {
          printf( '<p>%s</p>', esc_html__( ${description}, ${plan.domain} ) );
        }
      `;
  return php`
    add_settings_section(
      ${key},
      ${translated(plan, title)},
      ${print},
      self::PAGE
    );

    ${joinPhp(
      settings.map(
        (setting) => php`
          add_settings_field(
            ${setting.key},
            ${translated(plan, setting.label)},
            array( $this, ${`render_${rendererOf(setting)}`} ),
            self::PAGE,
            ${key},
            ${fieldArguments(plan, setting, fieldId(plan, setting.key))}
          );
        `,
      ),
    )}
  `;
}

function renderPage(plan: PluginPlan): PhpCode {
  // On pages below Settings, WordPress shows messages itself.
  const messages = menuParentOf(plan) === 'options-general.php' ? noPhp : php`settings_errors();`;
  return php`
    if ( ! current_user_can( 'manage_options' ) ) {
      return;
    }
    ${markup(html`
      <div class="wrap">
        <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
        ${messages.text === '' ? html`` : html`<?php ${messages} ?>`}
        <form action="options.php" method="post">
          <?php
          settings_fields( self::PAGE );
          do_settings_sections( self::PAGE );
          submit_button();
          ?>
        </form>
        <?php
        /**
         * Fires below the form of settings.
         */
        do_action( ${prefixed(plan, 'after_settings')} );
        ?>
      </div>
    `)}
  `;
}
