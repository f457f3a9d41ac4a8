import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, constantOf, handleOf, prefixed, translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { countsPending } from '../cron/overdue-tasks.ts';
import { changeHooks } from '../support/change-hooks.ts';
import { pluralKeyOf, repositoryOf } from '../support/entity-names.ts';
import { entityOf, fieldOf, findBehaviours } from '../support/find-behaviours.ts';
import { withArticle } from '../support/format-text.ts';
import { addingUp } from './adding-up.ts';

/** A number worked out of all entries that belong to one other: what was donated to a campaign. */
export interface ParentFigure {
  readonly figure: 'sum' | 'average' | 'count';
  readonly entity: PlanEntity;
  readonly parent: PlanEntity;
  /** The field that says what an entry belongs to. */
  readonly relation: PlanField;
  /** What is added up; absent where entries are counted. */
  readonly field: PlanField | undefined;
  /** The parent's field that says how much is wanted. */
  readonly goal: PlanField | undefined;
  /** What its shortcode and its method are called by: `trip_bookings_sum`, and of further fields `trip_bookings_fee_sum`. */
  readonly name: string;
}

const numeric = new Set(['integer', 'number', 'money']);

/** Figures of related entries that the description asks for and that can be worked out. */
export function parentFiguresOf(plan: PluginPlan): readonly ParentFigure[] {
  const names = new Set<string>();
  return findBehaviours(plan, 'parent_figure').flatMap((asked) => {
    const entity = entityOf(plan, asked.entity);
    const parent = entityOf(plan, asked.parent);
    const relation = entity?.fields.find(
      ({ type, relatedEntity }) => type === 'relation' && relatedEntity === parent?.key,
    );
    const field = entity && fieldOf(entity, asked.field);
    const goal = parent && fieldOf(parent, asked.goal);
    const isWorkable = asked.figure === 'count' || (field !== undefined && numeric.has(field.type));
    if (!entity || !parent || !relation || !isWorkable || parent.storage === 'table') return [];
    const base = `${parent.key}_${pluralKeyOf(entity)}`;
    const first = `${base}_${asked.figure}`;
    const name = names.has(first) && field !== undefined ? `${base}_${field.key}_${asked.figure}` : first;
    if (names.has(name)) return [];
    names.add(name);
    return [
      {
        name,
        figure: asked.figure,
        entity,
        parent,
        relation,
        field,
        goal: goal && numeric.has(goal.type) ? goal : undefined,
      },
    ];
  });
}

/** Shortcode of a figure, without brackets. */
export const parentFigureTag = (plan: PluginPlan, { name }: ParentFigure): string => prefixed(plan, name);

const methodOf = ({ name }: ParentFigure): string => `render_${name}`;

/** The class of such figures; none where none is asked for. */
export function parentFigureClasses(plan: PluginPlan): readonly PluginClass[] {
  const figures = parentFiguresOf(plan);
  if (figures.length === 0) return [];
  return [
    {
      name: classNameOf(plan, 'Related_Figures'),
      summary: 'Totals of related entries.',
      code: figuresClass(plan, figures),
    },
  ];
}

function figuresClass(plan: PluginPlan, figures: readonly ParentFigure[]): PhpCode {
  const parents = [...new Set(figures.map(({ parent }) => parent))];
  const hasValues = figures.some(({ figure }) => figure !== 'count');
  return php`
    /**
     * Calculates totals of related entries and displays them on the page of their parent.
     */
    class ${classOf(plan, 'Related_Figures')} {

      /**
       * Transient with the cached results.
       */
      const CACHE = ${prefixed(plan, 'related_figures')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'the_content', array( $this, 'add_to_page' ), 12 );
        ${joinPhp(figures.map((figure) => php`add_shortcode( ${parentFigureTag(plan, figure)}, array( $this, ${methodOf(figure)} ) );`))}
        ${changeHooks(plan, 'forget')}
      }

      /**
       * Clears the cached results.
       */
      public function forget() {
        delete_transient( self::CACHE );
      }

      /**
       * Adds the totals below the content of a post.
       *
       * @param string $content Post content.
       * @return string
       */
      public function add_to_page( $content ) {
        if ( ! is_singular() || ! in_the_loop() || ! is_main_query() || post_password_required() ) {
          return $content;
        }

        $id = get_the_ID();
        ${joinPhp(
          parents.map(
            (parent) => php`
              if ( ${parent.postType} === get_post_type( $id ) ) {
                ${joinPhp(
                  figures
                    .filter((one) => one.parent === parent)
                    .map((figure) => php`$content .= $this->${identifier(methodOf(figure))}( array( 'id' => $id ) );`),
                )}
              }
            `,
          ),
        )}

        return $content;
      }

      ${joinPhp(
        figures.map((figure) => renderMethod(plan, figure)),
        '\n\n',
      )}

      ${numberMethod(plan, figures)}

      ${hasValues ? addUpMethod : noPhp}

      ${htmlMethod(plan, figures)}
    }
  `;
}

/** What is shown before the number. */
function labelOf({ figure, entity, field, goal }: ParentFigure): string {
  if (figure === 'count') return `${entity.plural}:`;
  if (figure === 'average') return `Average ${field?.label.toLowerCase() ?? ''}:`;
  return goal === undefined ? `Total ${field?.label.toLowerCase() ?? ''}:` : 'Raised so far:';
}

function renderMethod(plan: PluginPlan, one: ParentFigure): PhpCode {
  const { figure, entity, parent, field, goal } = one;
  const tag = parentFigureTag(plan, one);
  const what = figure === 'count' ? 'number' : figure;
  return php`
    /**
     * Renders the ${what} of ${field ? `${field.label.toLowerCase()} of ` : ''}the ${entity.pluralLower} of ${withArticle(parent.singularLower)}: [${tag}].
     *
     * @param array|string $atts Shortcode attributes: id, or empty for the current post.
     * @return string HTML, or an empty string if there is nothing to display.
     */
    public function ${identifier(methodOf(one))}( $atts ) {
      $atts    = shortcode_atts( array( 'id' => get_the_ID() ), $atts, ${tag} );
      $parents = new ${repositoryOf(parent)}();
      $parent  = $parents->get( absint( $atts['id'] ) );
      if ( null === $parent || ! $parents->can( 'read', $parent['id'] ) ) {
        return '';
      }

      $repository = new ${repositoryOf(entity)}();
      $number     = self::number( ${one.name}, $parent['id'] );
      if ( null === $number ) {
        return '';
      }

      $text = ${textOf(plan, one)};

      ${
        goal
          ? php`return $this->html( ${translated(plan, labelOf(one))}, $text, $number, (float) $parent[${goal.key}], ${classOf(plan, 'Fields')}::format( $parent[${goal.key}], $parents->fields()[${goal.key}] ) );`
          : php`return $this->html( ${translated(plan, labelOf(one))}, $text );`
      }
    }
  `;
}

function textOf(plan: PluginPlan, { figure, field }: ParentFigure): PhpCode {
  if (field === undefined || figure === 'count') return php`number_format_i18n( $number )`;
  return figure === 'sum'
    ? php`${classOf(plan, 'Fields')}::format( $number, $repository->fields()[${field.key}] )`
    : php`number_format_i18n( $number, 1 )`;
}

/** The method that works figures out, for whatever shows them. */
const numberMethod = (plan: PluginPlan, figures: readonly ParentFigure[]): PhpCode => php`
  /**
   * Works out a figure.
   *
   * @param string $name      Name of the figure.
   * @param int    $parent_id ID of what the entries belong to.
   * @return int|float|null Number; null where there is nothing to work it out of.
   */
  public static function number( $name, $parent_id ) {
    ${figures.some(({ figure }) => figure !== 'count') ? php`$figures = new self();` : noPhp}
    switch ( $name ) {
      ${joinPhp(
        figures.map(
          (one) => php`
            case ${one.name}:
              $repository = new ${repositoryOf(one.entity)}();
              $args       = array(
                ${countsPending(plan, one.entity) ? php`'status' => array( 'publish', 'pending' ),` : noPhp}
                ${countsPending(plan, one.entity) ? php`'where'  =>` : php`'where' =>`} array( ${one.relation.key} => array( '=', (int) $parent_id ) ),
              );

              ${numberOf(one)}
          `,
        ),
        '\n\n',
      )}
    }

    return null;
  }
`;

function numberOf({ figure, field }: ParentFigure): PhpCode {
  if (field === undefined || figure === 'count') return php`return $repository->count( $args );`;
  if (figure === 'sum') return php`return $figures->add_up( $repository, ${field.key}, $args )[0];`;
  return php`
    list( $sum, $count ) = $figures->add_up( $repository, ${field.key}, $args );

    return 0 === $count ? null : $sum / $count;
  `;
}

const addUpMethod = php`
  /**
   * Adds up the values of a field in batches.
   *
   * @param object $repository Repository.
   * @param string $field      Field key.
   * @param array  $args       Query arguments, see find() of the repository.
   * @return array Sum and number of values.
   */
  private function add_up( $repository, $field, $args ) {
    $cache = get_transient( self::CACHE );
    $cache = is_array( $cache ) ? $cache : array();
    $key   = md5( get_class( $repository ) . $field . wp_json_encode( $args ) );
    ${addingUp(php`
      array_merge(
        $args,
        array(
          'per_page' => 200,
          'page'     => $page,
        )
      )
    `)}
  }
`;

function htmlMethod(plan: PluginPlan, figures: readonly ParentFigure[]): PhpCode {
  const hasGoal = figures.some(({ goal }) => goal !== undefined);
  const enqueue = php`wp_enqueue_style( ${handleOf(plan, 'front')}, ${constantOf(plan, 'URL')} . 'assets/css/front.css', array(), ${constantOf(plan, 'VERSION')} );`;
  const plain = php`return sprintf( '<p class="%1$s"><strong>%2$s</strong> %3$s</p>', esc_attr( ${handleOf(plan, 'figure')} ), esc_html( $label ), esc_html( $text ) );`;
  if (!hasGoal)
    return php`
      /**
       * Renders a total.
       *
       * @param string $label Label.
       * @param string $text  Formatted number.
       * @return string
       */
      private function html( $label, $text ) {
        ${plain}
      }
    `;
  return php`
    /**
     * Renders a total, with a progress bar if there is a goal.
     *
     * @param string    $label     Label.
     * @param string    $text      Formatted number.
     * @param int|float $number    Number.
     * @param int|float $goal      Goal, or 0 for none.
     * @param string    $goal_text Formatted goal.
     * @return string
     */
    private function html( $label, $text, $number = 0, $goal = 0, $goal_text = '' ) {
      if ( $goal <= 0 ) {
        ${plain}
      }

      ${enqueue}

      $percent = (int) floor( $number / $goal * 100 );
      $reached = sprintf(
        /* translators: 1: Current amount, 2: Goal, 3: Percentage. */
        __( '%1$s of %2$s (%3$s%%)', ${plan.domain} ),
        $text,
        $goal_text,
        number_format_i18n( $percent )
      );

      return sprintf(
        '<div class="%1$s"><p><strong>%2$s</strong> %3$s</p><progress max="100" value="%4$d" aria-label="%2$s">%3$s</progress></div>',
        esc_attr( ${handleOf(plan, 'figure')} ),
        esc_attr( $label ),
        esc_html( $reached ),
        min( 100, $percent )
      );
    }
  `;
}
