import { classOf, constantOf, handleOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { docComment, identifier, joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { contextOf } from '../context.ts';
import { audiencePhp } from '../shown/audience.ts';
import { fillMethod } from '../shown/placeholders.ts';
import { placesCode } from '../shown/places.ts';
import { readerName } from '../shown/reader-class.ts';
import { buttonMethods } from './button-methods.ts';
import { describeReaction } from './describe.ts';
import { followMethods } from './follow-methods.ts';
import { closedText, hasOrder, orderMethods } from './order-methods.ts';
import { outcomeMethods } from './outcome-methods.ts';
import { ownMethods } from './own-methods.ts';
import { type MadeReaction, madeReactions, type Reaction } from './reaction-plan.ts';
import { storingMethods } from './storing-methods.ts';

/** What of a reaction the class knows. */
function settingsPhp(plan: PluginPlan, { one, kind }: MadeReaction): PhpValue {
  const { act, progress } = one;
  const options: Record<string, PhpValue> =
    act.is === 'choose' || act.is === 'report'
      ? Object.fromEntries(
          (act.is === 'choose' ? act.options : act.reasons).map((text, at) => [`o${at}`, translated(plan, text)]),
        )
      : act.is === 'rate'
        ? Object.fromEntries(Array.from({ length: act.highest }, (_, at) => [String(at + 1), String(at + 1)]))
        : act.is === 'vote'
          ? { '1': translated(plan, 'For'), '-1': translated(plan, 'Against') }
          : { '1': '' };
  return {
    name: one.name,
    act: act.is,
    reader: readerName(plan, kind),
    label: 'label' in act ? translated(plan, act.label) : '',
    done_label: 'done_label' in act ? translated(plan, act.done_label) : '',
    // What people read, keyed by what is kept.
    options,
    most: act.is === 'attend' ? (act.most ?? 0) : 0,
    own_records: one.own_records,
    can_undo: one.can_undo,
    counts: one.counts,
    denied: one.denied_text === undefined ? '' : translated(plan, one.denied_text),
    top: one.top ?? 0,
    order: one.in_order?.by ?? '',
    closed: one.in_order === undefined ? '' : closedText(plan, one.in_order.message),
    shows: progress?.shows ?? 'count',
    set: progress?.of ?? '',
    same: progress?.of === 'same' ? progress.attribute : '',
    certificate: one.certificate === undefined ? '' : translated(plan, one.certificate),
  };
}

function reactionMethods(plan: PluginPlan, made: MadeReaction): PhpCode {
  const { one, kind } = made;
  const record = php`$record`;
  const isAllowed = audiencePhp(one.audience, null);
  const tests = conditionsPhp(kind, one.conditions ?? [], record);
  const all = [
    ...(kind.storage === 'post' ? [php`$record instanceof WP_Post && ${kind.type} === $record->post_type`] : []),
    ...tests,
  ];
  return php`
    ${docComment([describeReaction(one, contextOf(plan.source)), '', '@return array Settings.'])}
    private function ${identifier(`${one.name}_settings`)}() {
      return ${settingsPhp(plan, made)};
    }

    /**
     * Determines whether the current user may do it.
     *
     * @return bool
     */
    private function ${identifier(`${one.name}_is_allowed`)}() {
      return ${isAllowed ?? php`true`};
    }

    /**
     * Determines whether it can be done with a record.
     *
     * @param ${kind.className} $record Record.
     * @return bool
     */
    private function ${identifier(`${one.name}_is_for`)}( $record ) {
      return ${all.length === 0 ? php`true` : all.map((test) => php`( ${test} )`).reduce((before, test) => php`${before} && ${test}`)};
    }
  `;
}

/** The class that takes reactions and shows them. */
export function reactionsClass(plan: PluginPlan, reactions: readonly Reaction[]): PhpCode {
  const made = madeReactions(plan, reactions);
  const action = prefixed(plan, 'react');
  const handle = handleOf(plan, 'reactions');
  const places = made.map(({ one }) =>
    placesCode(plan, one.places ?? [], {
      name: one.name,
      title: translated(plan, 'label' in one.act ? one.act.label : one.name.replaceAll('_', ' ')),
      html: (record) => php`$this->button( ${one.name}, ${record} )`,
    }),
  );
  const follow = followMethods(plan, made);
  return php`
    /**
     * Takes reactions to records and shows them.
     */
    final class ${classOf(plan, 'Reactions')} {

      const VERSION        = '1';
      const VERSION_OPTION = ${prefixed(plan, 'reactions_version')};

      /**
       * Names of the reactions.
       */
      const NAMES = ${made.map(({ one }) => one.name)};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'upgrade' ), 5 );
        add_action( 'init', array( $this, 'register_assets' ) );
        add_action( ${`admin_post_${action}`}, array( $this, 'handle' ) );
        add_action( ${`admin_post_nopriv_${action}`}, array( $this, 'handle' ) );
        add_action( 'deleted_user', array( $this, 'forget_user' ) );
        add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
        add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
        ${joinPhp(
          made.map(
            ({ one }) => php`
              add_shortcode( ${prefixed(plan, one.name)}, array( $this, ${`shortcode_${one.name}`} ) );
              ${one.has_list ? php`add_shortcode( ${prefixed(plan, `${one.name}_list`)}, array( $this, ${`list_${one.name}`} ) );` : noPhp}
              ${one.top === undefined ? noPhp : php`add_shortcode( ${prefixed(plan, `${one.name}_top`)}, array( $this, ${`top_${one.name}`} ) );`}
              ${one.progress === undefined ? noPhp : php`add_shortcode( ${prefixed(plan, `${one.name}_progress`)}, array( $this, ${`progress_${one.name}`} ) );`}
            `,
          ),
        )}
        ${
          made.some(({ one }) => (one.outcomes ?? []).length > 0)
            ? php`add_action( ${prefixed(plan, 'reacted')}, array( $this, 'follow_up' ), 10, 2 );`
            : noPhp
        }
        ${hasOrder(made) ? php`add_filter( 'the_content', array( $this, 'hold_back' ), 1000 );` : noPhp}
        ${follow.hooks}
        ${joinPhp(places.map(({ hooks }) => hooks))}
      }

      /**
       * Registers the stylesheet and the script.
       */
      public function register_assets() {
        wp_register_style( ${handle}, ${constantOf(plan, 'URL')} . 'assets/css/reactions.css', array(), ${constantOf(plan, 'VERSION')} );
        wp_register_script(
          ${handle},
          ${constantOf(plan, 'URL')} . 'assets/js/reactions.js',
          array(),
          ${constantOf(plan, 'VERSION')},
          array(
            'in_footer' => true,
            'strategy'  => 'defer',
          )
        );
      }

      ${joinPhp(
        made.map((one) => reactionMethods(plan, one)),
        '\n\n',
      )}

      ${joinPhp(
        made.map(
          ({ one }) => php`
            /**
             * Shows the button wherever its shortcode stands.
             *
             * @param array|string $attributes Attributes: the ID of a record.
             * @return string HTML.
             */
            public function ${identifier(`shortcode_${one.name}`)}( $attributes = array() ) {
              $settings = $this->${identifier(`${one.name}_settings`)}();
              $record   = isset( $attributes['id'] ) ? $settings['reader']::get( (int) $attributes['id'] ) : ( in_the_loop() ? get_post() : get_queried_object() );

              return $this->button( ${one.name}, $record );
            }
          `,
        ),
        '\n\n',
      )}

      ${joinPhp(
        places.map(({ methods }) => methods),
        '\n\n',
      )}

      ${buttonMethods(plan, made)}

      ${storingMethods(plan)}

      ${ownMethods(plan, made)}

      ${orderMethods(plan, made)}

      ${outcomeMethods(plan, made)}

      ${follow.methods}

      ${fillMethod(plan, true)}
    }
  `;
}
