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
     * Manages the settings of the plugin, stored in a single option.
     */
    class ${classOf(plan, 'Settings')} {

      /**
       * Option name.
       */
      const OPTION = ${prefixed(plan, 'settings')};

      /**
       * Slug of the settings page, also used as the settings group.
       */
      const PAGE = ${handleOf(plan, 'settings')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'admin_init', array( $this, 'register_setting' ) );
        add_action( 'rest_api_init', array( $this, 'register_setting' ) );
        add_action( 'admin_init', array( $this, 'add_fields' ) );
        add_action( 'admin_menu', array( $this, 'add_page' ), 20 );
        add_filter( 'plugin_action_links_' . plugin_basename( ${constantOf(plan, 'FILE')} ), array( $this, 'add_action_link' ) );
      }

      /**
       * Gets the default settings.
       *
       * @return array Values, keyed by setting.
       */
      public static function defaults() {
        return ${Object.fromEntries(settings.map((setting) => [setting.key, setting.default]))};
      }

      /**
       * Gets the value of a setting.
       *
       * @param string $key Setting key.
       * @return mixed Value, or null if the setting does not exist.
       */
      public static function get( $key ) {
        $values = self::all();

        return isset( $values[ $key ] ) ? $values[ $key ] : null;
      }

      /**
       * Gets all settings, merged with the defaults.
       *
       * @return array Values, keyed by setting.
       */
      public static function all() {
        $saved = get_option( self::OPTION, array() );

        return array_merge( self::defaults(), is_array( $saved ) ? $saved : array() );
      }

      /**
       * Registers the setting.
       */
      public function register_setting() {
        register_setting(
          self::PAGE,
          self::OPTION,
          array(
            'type'              => 'object',
            'label'             => ${translated(plan, `${plan.names.title} settings`)},
            'description'       => ${translated(plan, `${plan.names.title} settings`)},
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
       * Sanitizes the settings. Omitted settings keep their values.
       *
       * @param mixed $input Submitted values.
       * @return array Sanitized values.
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
       * Adds the sections and fields.
       */
      public function add_fields() {
        ${joinPhp(
          sections.map((section) => addSection(plan, section)),
          '\n\n',
        )}
      }

      /**
       * Renders the page.
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
       * Adds a link to the settings page to the plugin's row in the Plugins list.
       *
       * @param string[] $links Plugin action links.
       * @return string[] Filtered plugin action links.
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
   * Adds a settings error for an invalid value.
   *
   * @param string $key     Setting key.
   * @param string $message Error message.
   */
  private static function add_error( $key, $message ) {
    // Not available when the option is saved by WP-CLI or the REST API.
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
  // WordPress displays settings errors itself on pages under Settings.
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
         * Fires after the settings form.
         */
        do_action( ${prefixed(plan, 'after_settings')} );
        ?>
      </div>
    `)}
  `;
}
