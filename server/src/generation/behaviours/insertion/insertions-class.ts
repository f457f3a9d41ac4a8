import { classOf, constantOf, handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { docComment, identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { contextOf } from '../context.ts';
import { audiencePhp } from '../shown/audience.ts';
import { fillMethod } from '../shown/placeholders.ts';
import { placeModule, placesCode } from '../shown/places.ts';
import { readerName } from '../shown/reader-class.ts';
import { describeInsertion } from './describe.ts';
import {
  hasScript,
  type Insertion,
  inlinePlaces,
  labelOf,
  type MadeInsertion,
  madeInsertions,
  placesOf,
} from './insertion-plan.ts';

/** The method that shows an insertion. */
export const showMethod = (name: string): PhpCode => identifier(`show_${name}`);

/** The class that puts things at places of the site. */
export function insertionsClass(plan: PluginPlan, insertions: readonly Insertion[]): PhpCode {
  const made = madeInsertions(plan, insertions);
  const places = made.map(({ one, kind }) =>
    placesCode(
      plan,
      placesOf(one, (place) => placeModule(place).about),
      {
        name: one.name,
        title: translated(plan, labelOf(one)),
        html: (record, { place }) => {
          // The customer reads mails about an order, and the page after it, without being logged in.
          const isTheirs = placeModule(place).about === 'orders';
          const isUser = kind?.key === 'user' && placeModule(place).about !== 'users';
          return php`$this->${showMethod(one.name)}( ${isUser ? php`wp_get_current_user()` : record}, ${inlinePlaces.has(place)}${isTheirs ? php`, true` : noPhp} )`;
        },
      },
    ),
  );
  const handle = handleOf(plan, 'insertions');
  const isDismissible = insertions.some(({ dismissible }) => dismissible !== undefined);
  return php`
    /**
     * Shows texts, values, buttons and the like at places of the site.
     */
    final class ${classOf(plan, 'Insertions')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'register_assets' ) );
        add_action( 'login_enqueue_scripts', array( $this, 'enqueue_assets' ) );
        ${joinPhp(
          made.map(
            ({ one }) => php`add_shortcode( ${prefixed(plan, one.name)}, array( $this, ${`shortcode_${one.name}`} ) );`,
          ),
        )}
        ${joinPhp(places.map(({ hooks }) => hooks))}
      }

      /**
       * Registers the stylesheet${hasScript(insertions) ? ' and the script' : ''}.
       */
      public function register_assets() {
        wp_register_style( ${handle}, ${constantOf(plan, 'URL')} . 'assets/css/insertions.css', array(), ${constantOf(plan, 'VERSION')} );
        ${
          hasScript(insertions)
            ? php`
              wp_register_script(
                ${handle},
                ${constantOf(plan, 'URL')} . 'assets/js/insertions.js',
                array(),
                ${constantOf(plan, 'VERSION')},
                array(
                  'in_footer' => true,
                  'strategy'  => 'defer',
                )
              );
            `
            : noPhp
        }
      }

      /**
       * Loads the stylesheet where it is too late once something is shown.
       */
      public function enqueue_assets() {
        wp_enqueue_style( ${handle} );
      }

      ${joinPhp(
        made.map((one) => showMethods(plan, one)),
        '\n\n',
      )}

      ${joinPhp(
        places.map(({ methods }) => methods),
        '\n\n',
      )}

      ${wrapMethod(plan, isDismissible)}

      ${fillMethod(
        plan,
        made.some(({ kind }) => kind !== null),
      )}
    }
  `;
}

/** Statements that leave when something is not so. */
const unless = (test: PhpCode): PhpCode => php`
  if ( ! ( ${test} ) ) {
    return '';
  }

`;

const leaveIf = (test: PhpCode): PhpCode => php`
  if ( ${test} ) {
    return '';
  }

`;

function timesPhp(plan: PluginPlan, { name, from, until, hours }: Insertion): PhpCode {
  const limit = (key: 'from' | 'until', sign: PhpCode): PhpCode => php`
    $limit = (string) ${settingValue(plan, `${name}_${key}`, '')};
    if ( '' !== $limit && str_replace( ' ', 'T', current_time( 'Y-m-d H:i' ) ) ${sign} $limit ) {
      return '';
    }

  `;
  // Hours that end before they begin last over midnight.
  const isNight = hours !== undefined && hours.to <= hours.from;
  return joinPhp(
    [
      from === undefined ? noPhp : limit('from', php`<`),
      until === undefined ? noPhp : limit('until', php`>`),
      hours === undefined
        ? noPhp
        : php`
          $time = wp_date( 'H:i' );
          ${unless(
            isNight
              ? php`( in_array( (int) wp_date( 'w' ), ${hours.weekdays}, true ) && $time >= ${hours.from} ) || ( in_array( (int) wp_date( 'w', time() - DAY_IN_SECONDS ), ${hours.weekdays}, true ) && $time < ${hours.to} )`
              : php`in_array( (int) wp_date( 'w' ), ${hours.weekdays}, true ) && $time >= ${hours.from} && $time < ${hours.to}`,
          )}
        `,
    ],
    '\n\n',
  );
}

function showMethods(plan: PluginPlan, made: MadeInsertion): PhpCode {
  const { one, kind } = made;
  const record = php`$record`;
  const audience = audiencePhp(one.audience, kind === null ? null : kind.ownerId(record));
  const tests = kind === null ? [] : conditionsPhp(kind, one.conditions ?? [], record);
  const className = kind === null ? '' : kind.className;
  const isRecord =
    kind === null
      ? null
      : kind.storage === 'post'
        ? php`$record instanceof WP_Post && ${kind.type} === $record->post_type`
        : kind.storage === 'user'
          ? php`$record instanceof WP_User && $record->exists()`
          : php`is_object( $record ) && is_a( $record, ${className} )`;
  return php`
    ${docComment([
      describeInsertion(one, contextOf(plan.source)),
      '',
      '@param object|null $record What it is about.',
      '@param bool $is_inline Whether it stands within a line.',
      '@param bool $is_theirs Whether it is shown to whom the record belongs, who may not be logged in.',
      '@return string HTML; empty where nothing is to be shown.',
    ])}
    public function ${showMethod(one.name)}( $record = null, $is_inline = false, $is_theirs = false ) {
      ${audience === null ? noPhp : one.audience.who === 'owner' ? noPhp : unless(audience)}
      ${timesPhp(plan, one)}
      ${isRecord === null ? noPhp : unless(isRecord)}
      ${kind === null || kind.storage === 'user' ? noPhp : unless(php`$is_theirs || ${identifier(readerName(plan, kind))}::can_read( $record )`)}
      ${one.audience.who === 'owner' && audience !== null ? unless(audience) : noPhp}
      ${tests.length === 0 ? noPhp : unless(tests.map((test) => php`( ${test} )`).reduce((before, test) => php`${before} && ${test}`))}
      ${contentPhp(plan, made)}
    }

    /**
     * Shows it wherever its shortcode stands.
     *
     * @return string HTML.
     */
    public function ${identifier(`shortcode_${one.name}`)}() {
      return $this->${showMethod(one.name)}( ${kind === null ? php`null` : kind.storage === 'user' ? php`wp_get_current_user()` : kind.storage === 'post' ? php`get_post()` : php`null`} );
    }
  `;
}

function contentPhp(plan: PluginPlan, { one, kind }: MadeInsertion): PhpCode {
  const { what, name } = one;
  const reader = kind === null ? php`''` : php`${readerName(plan, kind)}`;
  const fill = (text: PhpCode, isUrl = false): PhpCode =>
    isUrl
      ? php`$this->fill( ${text}, ${reader}, $record, true, $is_theirs )`
      : php`$this->fill( ${text}, ${reader}, $record, false, $is_theirs )`;
  const setting = (key: string, value: string): PhpCode => php`(string) ${settingValue(plan, `${name}_${key}`, value)}`;
  const wrapped = (html: PhpCode): PhpCode =>
    php`return $this->wrap( ${name}, ${what.show === 'notice' ? `notice-${what.tone}` : what.show}, ${one.devices}, ${one.dismissible ?? 0}, $is_inline, ${html} );`;
  const paragraphs = php`$is_inline ? esc_html( $text ) : make_clickable( wpautop( esc_html( $text ) ) )`;
  switch (what.show) {
    case 'text':
    case 'notice':
    case 'badge':
      return php`
        $text = trim( ${fill(setting('text', what.text))} );
        ${leaveIf(php`'' === $text`)}
        ${wrapped(what.show === 'badge' ? php`esc_html( $text )` : paragraphs)}
      `;
    case 'button':
      return php`
        $text  = trim( ${fill(setting('text', what.text))} );
        $label = trim( ${fill(setting('label', what.label))} );
        $url   = trim( ${fill(setting('url', what.url), true)} );
        $link  = '' === $url || '' === $label ? '' : sprintf(
          '<a class="wp-element-button" href="%1$s"%3$s>%2$s</a>',
          esc_url( $url ),
          esc_html( $label ),
          ${what.opens_new_tab ? ' target="_blank" rel="noopener"' : ''}
        );
        ${leaveIf(php`'' === $text . $link`)}
        ${wrapped(php`( '' === $text ? '' : ( ${paragraphs} ) ) . $link`)}
      `;
    case 'print':
      return php`
        $label = trim( ${fill(setting('label', what.label))} );
        ${leaveIf(php`'' === $label`)}
        wp_enqueue_script( ${handleOf(plan, 'insertions')} );
        ${wrapped(php`sprintf( '<button type="button" class="wp-element-button" data-print hidden>%s</button>', esc_html( $label ) )`)}
      `;
    case 'value': {
      const found = kind?.attributes.find(({ key }) => key === what.attribute);
      const label = what.label ?? found?.label ?? '';
      return php`
        $value = $is_theirs || ${identifier(kind === null ? 'null' : readerName(plan, kind))}::can_see( $record, ${what.attribute} ) ? ${identifier(kind === null ? 'null' : readerName(plan, kind))}::html( $record, ${what.attribute} ) : '';
        ${leaveIf(php`'' === $value`)}
        ${wrapped(php`'<strong>' . esc_html( ${translated(plan, label)} ) . '</strong> ' . esc_html( ${what.before} ) . $value . esc_html( ${what.after} )`)}
      `;
    }
    case 'picture':
      return php`
        $url = ${setting('picture', '')};
        ${leaveIf(php`'' === $url`)}
        ${wrapped(php`sprintf( '<img src="%1$s" alt="%2$s" loading="lazy">', esc_url( $url ), esc_attr( ${fill(setting('alt', what.alt))} ) )`)}
      `;
    case 'code':
      return php`
        // Only those who may write unfiltered HTML can save it.
        return ${setting('code', '')};
      `;
  }
}

const wrapMethod = (plan: PluginPlan, isDismissible: boolean): PhpCode => php`
  /**
   * Wraps what is shown.
   *
   * @param string $name      Name.
   * @param string $look      How it looks.
   * @param string $devices   On which devices it is seen.
   * @param int    $days      For how many days visitors can close it; 0: they cannot.
   * @param bool   $is_inline Whether it stands within a line.
   * @param string $html      HTML.
   * @return string HTML.
   */
  private function wrap( $name, $look, $devices, $days, $is_inline, $html ) {
    wp_enqueue_style( ${handleOf(plan, 'insertions')} );
    $close = '';
    ${
      isDismissible
        ? php`
          if ( $days > 0 && ! $is_inline ) {
            wp_enqueue_script( ${handleOf(plan, 'insertions')} );
            $close = sprintf( '<button type="button" data-close="%1$s" data-days="%2$d" aria-label="%3$s" hidden>&times;</button>', esc_attr( ${`${plan.names.prefix}_`} . $name ), $days, ${translatedHtml(plan, 'Close')} );
          }
        `
        : noPhp
    }

    return sprintf(
      '<%1$s class="%2$s is-%3$s is-for-%4$s %2$s-%5$s">%6$s%7$s</%1$s>',
      $is_inline || 'badge' === $look ? 'span' : 'div',
      ${handleOf(plan, 'insertion')},
      esc_attr( $look ),
      esc_attr( str_replace( '_', '-', $devices ) ),
      esc_attr( str_replace( '_', '-', $name ) ),
      $html,
      $close
    );
  }
`;
