import { Code } from '../../../writers/code.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { changeHooks } from '../support/change-hooks.ts';
import { pluralKeyOf, repositoryOf } from '../support/entity-names.ts';
import { entityOf, fieldOf, findBehaviours } from '../support/find-behaviours.ts';
import { formatText } from '../support/format-text.ts';
import { addingUp } from './adding-up.ts';

/** A number made of all records: the average or the sum of a field. */
export interface Figure {
  readonly kind: 'average' | 'total';
  readonly entity: PlanEntity;
  readonly field: PlanField;
  /** The field that says what a record belongs to; the figure of one such thing can be shown. */
  readonly relation: PlanField | undefined;
  /** What its shortcode and its method are called by: `tickets_total`, and of further fields `tickets_fee_total`. */
  readonly name: string;
}

const numeric = new Set(['integer', 'number', 'money']);

/** Figures that the description asks for and that can be worked out. */
export function figuresOf(plan: PluginPlan): readonly Figure[] {
  const asked = [
    ...findBehaviours(plan, 'rating_average').map((behaviour) => ({ ...behaviour, figure: 'average' as const })),
    ...findBehaviours(plan, 'sum_total').map((behaviour) => ({ ...behaviour, figure: 'total' as const })),
  ];
  const figures = new Map<string, Figure>();
  for (const { entity: key, field: fieldKey, figure: kind } of asked) {
    const entity = entityOf(plan, key);
    const field = entity && fieldOf(entity, fieldKey);
    if (!entity || !field || !numeric.has(field.type)) continue;
    const plural = pluralKeyOf(entity);
    const isFirst = ![...figures.values()].some((one) => one.kind === kind && one.entity === entity);
    const name = isFirst ? `${plural}_${kind}` : `${plural}_${field.key}_${kind}`;
    const relation = entity.fields.find(({ type }) => type === 'relation');
    const place = `${key} ${fieldKey} ${kind}`;
    if (!figures.has(place)) figures.set(place, { kind, entity, field, relation, name });
  }
  return [...figures.values()];
}

/** Shortcode of a figure, without brackets. */
export const figureTag = (plan: PluginPlan, { name }: Figure): string => prefixed(plan, name);

/** The class of figures; none where none is asked for. */
export function figureClasses(plan: PluginPlan): readonly PluginClass[] {
  const figures = figuresOf(plan);
  if (figures.length === 0) return [];
  return [
    {
      name: classNameOf(plan, 'Figures'),
      summary: 'Averages and totals.',
      code: figuresClass(plan, figures),
    },
  ];
}

const methodOf = ({ name }: Figure): string => `render_${name}`;

const figuresClass = (plan: PluginPlan, figures: readonly Figure[]): PhpCode => php`
  /**
   * Calculates averages and totals, and displays them with shortcodes.
   */
  class ${classOf(plan, 'Figures')} {

    /**
     * Transient with the cached results.
     */
    const CACHE = ${prefixed(plan, 'figures')};

    /**
     * Registers the hooks.
     */
    public function register() {
      ${joinPhp(figures.map((figure) => php`add_shortcode( ${figureTag(plan, figure)}, array( $this, ${methodOf(figure)} ) );`))}
      ${changeHooks(plan, 'forget')}
    }

    /**
     * Clears the cached results.
     */
    public function forget() {
      delete_transient( self::CACHE );
    }

    ${joinPhp(
      figures.map((figure) => renderMethod(plan, figure)),
      '\n\n',
    )}

    /**
     * Adds up the values of a field in batches.
     *
     * @param string $name       Name of the result.
     * @param object $repository Repository.
     * @param string $field      Field key.
     * @param array  $where      Conditions, see find() of the repository.
     * @return array Sum and number of values.
     */
    private function add_up( $name, $repository, $field, $where ) {
      $cache = get_transient( self::CACHE );
      $cache = is_array( $cache ) ? $cache : array();
      $key   = $name . wp_json_encode( $where );
      ${addingUp(php`
      array(
        'per_page' => 200,
        'page'     => $page,
        'where'    => $where,
      )
    `)}
    }
  }
`;

const docParam = new Code('php', '* @param array|string $atts Attributes of the shortcode.');

function renderMethod(plan: PluginPlan, figure: Figure): PhpCode {
  const { kind, entity, field, relation } = figure;
  const tag = figureTag(plan, figure);
  const one = formatText(entity.singularLower);
  const many = formatText(entity.pluralLower);
  const result =
    kind === 'total'
      ? php`
        return esc_html( ${classOf(plan, 'Fields')}::format( $sum, $repository->fields()[${field.key}] ) );
      `
      : php`
        if ( 0 === $count ) {
          return esc_html__( ${`No ${entity.pluralLower} found.`}, ${plan.domain} );
        }

        return esc_html(
          sprintf(
            /* translators: 1: Average, 2: Number of values. */
            _n( ${`%1$s (%2$s ${one})`}, ${`%1$s (%2$s ${many})`}, $count, ${plan.domain} ),
            number_format_i18n( $sum / $count, 1 ),
            number_format_i18n( $count )
          )
        );
      `;
  return php`
    /**
     * Renders the ${kind} of ${field.label.toLowerCase()}: [${tag}].
     *
     ${relation ? docParam : noPhp}
     * @return string HTML.
     */
    public function ${identifier(methodOf(figure))}${relation ? php`( $atts )` : php`()`} {
      ${
        relation
          ? php`
            $atts  = shortcode_atts( array( 'id' => 0 ), $atts, ${tag} );
            $id    = absint( $atts['id'] );
            $where = 0 === $id ? array() : array( ${relation.key} => array( '=', $id ) );
          `
          : noPhp
      }
      $repository = new ${repositoryOf(entity)}();

      list( $sum, $count ) = $this->add_up( ${tag}, $repository, ${field.key}, ${relation ? php`$where` : php`array()`} );
      ${result}
    }
  `;
}
