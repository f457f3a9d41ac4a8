import { classOf, constantOf, handleOf, prefixed, translated } from '../../plugin/code-names.ts';
import { hasSetting, settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { docComment, identifier, joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { contextOf } from '../context.ts';
import { recordKind } from '../records/record-kinds.ts';
import { audiencePhp } from '../shown/audience.ts';
import { dynamicBlocks } from '../shown/dynamic-blocks.ts';
import { placesCode } from '../shown/places.ts';
import { readerName } from '../shown/reader-class.ts';
import { matchesPhp, whosePhp } from '../shown/whose.ts';
import { calculatingMethods } from './calculating-methods.ts';
import { chartMethods } from './chart-methods.ts';
import { describeFigure } from './describe.ts';
import { type Figure, type MadeFigure, madeFigures } from './figure-plan.ts';

/** Blocks of the figures, and the script of the editor. */
export const figureBlocks = (plan: PluginPlan, figures: readonly Figure[]) =>
  dynamicBlocks(
    plan,
    'figures',
    madeFigures(plan, figures).map(({ one, kind }) => ({
      name: one.name.replaceAll('_', '-'),
      title: one.title,
      description: `Displays a figure of ${kind.plural}.`,
      icon: 'chart-bar',
      method: `show_${one.name}`,
    })),
  );

/** A number as text: `$value` is the number. */
function formatPhp(plan: PluginPlan, { one, kind }: MadeFigure): PhpCode {
  const attribute = kind.attributes.find(({ key }) => key === one.attribute);
  const number = php`number_format_i18n( $value, ${one.decimals} )`;
  const isMoney = attribute?.type === 'money' && one.what !== 'distinct' && one.before === '' && one.after === '';
  const field = plan.source.entities
    ?.find(({ key }) => key === one.entity)
    ?.fields?.find(({ key }) => key === one.attribute);
  if (isMoney && kind.needsShop) return php`html_entity_decode( wp_strip_all_tags( wc_price( $value ) ) )`;
  if (isMoney && field?.unit === undefined && hasSetting(plan, 'currency'))
    return php`${number} . ' ' . ${classOf(plan, 'Settings')}::get( 'currency' )`;
  const unit = one.after === '' && field?.unit !== undefined && one.what !== 'distinct' ? ` ${field.unit}` : one.after;
  const before = one.before === '' ? number : php`${one.before} . ${number}`;
  return unit === '' ? before : php`${before} . ${unit}`;
}

function settingsPhp(plan: PluginPlan, made: MadeFigure): PhpValue {
  const { one, kind } = made;
  return {
    name: one.name,
    title: translated(plan, one.title),
    reader: readerName(plan, kind),
    what: one.what,
    attribute: one.attribute ?? '',
    date: one.date ?? '',
    period: one.period?.only ?? '',
    days: one.period !== undefined && 'days' in one.period ? one.period.days : 0,
    has_trend: one.has_trend ?? false,
    by: one.by?.each ?? '',
    group: one.by?.each === 'value' ? one.by.attribute : '',
    most: one.most ?? 0,
    look: one.look,
    minutes: one.cache_minutes,
    // What each person or page has of its own is kept for each.
    scope:
      one.whose === 'all' ? '' : one.whose === 'own' ? php`'u' . get_current_user_id()` : php`$this->scope( $context )`,
    format: php`static function ( $value ) {
      return ${formatPhp(plan, made)};
    }`,
    goal: goalPhp(plan, one),
  };
}

function goalPhp(plan: PluginPlan, { goal, name }: Figure): PhpCode {
  if (goal === undefined) return php`0.0`;
  if (goal.from === 'number') return php`(float) ${settingValue(plan, `${name}_goal`, goal.value)}`;
  const kind = recordKind(plan, goal.goal_entity);
  const attribute = kind?.attributes.find(({ key }) => key === goal.goal_attribute);
  if (kind === undefined || attribute === undefined) return php`0.0`;
  return php`( $context && is_a( $context, ${kind.className === 'array' ? 'WP_Post' : kind.className} )${kind.storage === 'post' ? php` && ${kind.type} === $context->post_type` : noPhp} ? (float) ${attribute.read(php`$context`)} : 0.0 )`;
}

function figureMethods(plan: PluginPlan, made: MadeFigure): PhpCode {
  const { one } = made;
  const isAllowed = audiencePhp(one.audience, null);
  return php`
    ${docComment([
      describeFigure(one, contextOf(plan.source)),
      '',
      '@param array|string $attributes Not used.',
      '@param string $content Not used.',
      '@param mixed $block Not used.',
      '@param object|null $context What is looked at; absent: what the page is about.',
      '@return string HTML.',
    ])}
    public function ${identifier(`show_${one.name}`)}( $attributes = array(), $content = '', $block = null, $context = null ) {
      ${
        isAllowed === null
          ? noPhp
          : php`
            if ( ! ( ${isAllowed} ) ) {
              return '';
            }

          `
      }
      ${
        made.kind.needsShop
          ? php`
            if ( ! function_exists( 'wc_price' ) ) {
              return '';
            }

          `
          : noPhp
      }
      $context = $context ? $context : $this->context();
      $args    = $this->${identifier(`${one.name}_query`)}( $context );
      if ( null === $args ) {
        return '';
      }

      return $this->render(
        ${settingsPhp(plan, made)},
        $args,
        static function ( $record ) use ( $context ) {
          return ${matchesPhp(plan, made)};
        }
      );
    }

    /**
     * Gets the arguments of the query.
     *
     * @param object|null $context What is looked at.
     * @return array|null Null where there is nothing to work out.
     */
    private function ${identifier(`${one.name}_query`)}( $context ) {
      ${whosePhp(plan, made)}
    }
  `;
}

/** The class that works figures out and shows them. */
export function figuresClass(plan: PluginPlan, figures: readonly Figure[]): PhpCode {
  const made = madeFigures(plan, figures);
  const places = made.map(({ one }) =>
    placesCode(plan, one.places ?? [], {
      name: one.name,
      title: translated(plan, one.title),
      html: (record) => php`$this->${identifier(`show_${one.name}`)}( array(), '', null, ${record} )`,
    }),
  );
  const handle = handleOf(plan, 'figures');
  return php`
    /**
     * Works figures out and shows them.
     */
    final class ${classOf(plan, 'Figures')} {

      /**
       * Most records that are counted.
       */
      const MAX_RECORDS = 20000;

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'register_blocks' ) );
        add_action( 'init', array( $this, 'register_assets' ) );
        ${joinPhp(
          made.map(
            ({ one }) => php`add_shortcode( ${prefixed(plan, one.name)}, array( $this, ${`show_${one.name}`} ) );`,
          ),
        )}
        ${joinPhp(places.map(({ hooks }) => hooks))}
      }

      /**
       * Registers the stylesheet, which is loaded where there is a figure.
       */
      public function register_assets() {
        wp_register_style( ${handle}, ${constantOf(plan, 'URL')} . 'assets/css/figures.css', array(), ${constantOf(plan, 'VERSION')} );
      }

      ${figureBlocks(plan, figures).method}

      ${joinPhp(
        made.map((one) => figureMethods(plan, one)),
        '\n\n',
      )}

      ${joinPhp(
        places.map(({ methods }) => methods),
        '\n\n',
      )}

      /**
       * Gets what the page is about.
       *
       * @return object|null
       */
      private function context() {
        $post = in_the_loop() ? get_post() : null;

        return $post ? $post : get_queried_object();
      }

      ${
        made.some(({ one }) => one.whose !== 'all' && one.whose !== 'own')
          ? php`
            /**
             * Names what is looked at.
             *
             * @param object|null $context What is looked at.
             * @return string
             */
            private function scope( $context ) {
              return $context instanceof WP_Term ? 't' . $context->term_id : ( $context instanceof WP_User ? 'a' . $context->ID : 'p' . ( $context->ID ?? 0 ) );
            }
          `
          : noPhp
      }

      ${calculatingMethods(plan, figures)}

      ${chartMethods(plan, figures)}
    }
  `;
}
