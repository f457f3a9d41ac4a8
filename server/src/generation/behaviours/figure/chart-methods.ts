import { handleOf, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Figure } from './figure-plan.ts';

/** Methods that show what was worked out; those of looks that the plugin has. */
export function chartMethods(plan: PluginPlan, figures: readonly Figure[]): PhpCode {
  const looks = [...new Set(figures.map(({ look }) => look))];
  const isChart = looks.some((look) => look === 'bars' || look === 'line' || look === 'pie');
  const hasTrend = figures.some(({ has_trend: has }) => has === true);
  return php`
    /**
     * Renders a figure.
     *
     * @param array    $figure Figure.
     * @param array    $args   Arguments of the query.
     * @param callable $has    Whether a record counts.
     * @return string HTML.
     */
    private function render( $figure, $args, $has ) {
      $results = $this->results( $figure, $args, $has );
      wp_enqueue_style( ${handleOf(plan, 'figures')} );

      switch ( $figure['look'] ) {
        ${joinPhp(
          looks.map(
            (look) => php`
              case ${look}:
                $html = $this->${php`${methods[look].name}`}( $figure, $results );
                break;
            `,
          ),
        )}
        default:
          $html = '';
      }

      return sprintf(
        '<div class="%1$s is-%2$s">%3$s%4$s</div>',
        ${handleOf(plan, 'figure')},
        esc_attr( $figure['look'] ),
        $html,
        ${hasTrend ? php`$this->trend( $figure, $results )` : php`''`}
      );
    }

    /**
     * Writes a number as text.
     *
     * @param array      $figure Figure.
     * @param float|null $value  Number.
     * @return string Escaped; a dash where there is none.
     */
    private function text( $figure, $value ) {
      return null === $value ? '&ndash;' : esc_html( call_user_func( $figure['format'], $value ) );
    }

    ${joinPhp(
      looks.map((look) => methods[look].code(plan)),
      '\n\n',
    )}

    ${isChart || looks.includes('table') ? tableMethod(plan) : noPhp}

    ${isChart ? chartMethod(plan) : noPhp}

    ${hasTrend ? trendMethod(plan) : noPhp}
  `;
}

const drawn = (about: string, name: PhpCode, body: PhpCode): PhpCode => php`
  /**
   * ${about}
   *
   * @param array $figure  Figure.
   * @param array $results What was worked out.
   * @return string HTML.
   */
  private function ${name}( $figure, $results ) {
    ${body}
  }
`;

const methods: Readonly<Record<Figure['look'], { readonly name: PhpCode; code(plan: PluginPlan): PhpCode }>> = {
  number: {
    name: php`number`,
    code: () =>
      drawn(
        'Renders a number.',
        php`number`,
        php`return '<p><strong>' . $this->text( $figure, $results['groups'][0]['value'] ) . '</strong> <span>' . esc_html( $figure['title'] ) . '</span></p>';`,
      ),
  },
  progress: {
    name: php`progress`,
    code: (plan) =>
      drawn(
        'Renders how much of a goal is reached.',
        php`progress`,
        php`
          $value = (float) $results['groups'][0]['value'];
          $goal  = $figure['goal'];
          if ( $goal <= 0 ) {
            return '<p><strong>' . $this->text( $figure, $value ) . '</strong> <span>' . esc_html( $figure['title'] ) . '</span></p>';
          }

          return sprintf(
            '<label><span>%1$s</span> <progress max="100" value="%2$d">%2$d%%</progress></label><p>%3$s</p>',
            esc_html( $figure['title'] ),
            (int) min( 100, floor( 100 * $value / $goal ) ),
            sprintf(
              /* translators: 1: amount reached, 2: goal, 3: percentage. */
              ${php`esc_html__( '%1$s of %2$s (%3$s%%)', ${plan.domain} )`},
              $this->text( $figure, $value ),
              $this->text( $figure, $goal ),
              esc_html( number_format_i18n( floor( 100 * $value / $goal ) ) )
            )
          );
        `,
      ),
  },
  remaining: {
    name: php`remaining`,
    code: () =>
      drawn(
        'Renders how much of a goal is left.',
        php`remaining`,
        php`return '<p><strong>' . $this->text( $figure, max( 0, $figure['goal'] - (float) $results['groups'][0]['value'] ) ) . '</strong> <span>' . esc_html( $figure['title'] ) . '</span></p>';`,
      ),
  },
  stars: {
    name: php`stars`,
    code: (plan) =>
      drawn(
        'Renders an average as stars.',
        php`stars`,
        php`
          $value = $results['groups'][0]['value'];
          if ( null === $value ) {
            return '<p>' . ${translatedHtml(plan, 'No ratings yet')} . '</p>';
          }

          return sprintf(
            '<p><span>%1$s</span> <span class="is-stars" aria-hidden="true" style="--stars:%2$s%%">&#9733;&#9733;&#9733;&#9733;&#9733;</span> <strong>%3$s</strong> <span>(%4$s)</span></p>',
            esc_html( $figure['title'] ),
            esc_attr( (string) round( min( 100, max( 0, 20 * $value ) ), 1 ) ),
            sprintf(
              /* translators: %s: average rating. */
              ${php`esc_html__( '%s out of 5', ${plan.domain} )`},
              $this->text( $figure, $value )
            ),
            esc_html( number_format_i18n( $results['groups'][0]['count'] ) )
          );
        `,
      ),
  },
  table: {
    name: php`table`,
    code: () => noPhp,
  },
  bars: {
    name: php`bars`,
    code: () =>
      drawn(
        'Renders bars.',
        php`bars`,
        php`
          $groups = $results['groups'];
          $most   = max( array_merge( array( 0.000001 ), array_map( 'floatval', wp_list_pluck( $groups, 'value' ) ) ) );
          $shapes = '';
          foreach ( $groups as $index => $group ) {
            $shapes .= sprintf(
              '<rect x="0" y="%1$d" width="%2$s" height="18" fill="currentColor"><title>%3$s: %4$s</title></rect>',
              $index * 24,
              esc_attr( (string) round( max( 0, 300 * (float) $group['value'] / $most ), 1 ) ),
              esc_html( $group['label'] ),
              $this->text( $figure, $group['value'] )
            );
          }

          return $this->chart( $figure, $results, '0 0 300 ' . max( 1, count( $groups ) * 24 ), $shapes );
        `,
      ),
  },
  line: {
    name: php`line`,
    code: () =>
      drawn(
        'Renders a line.',
        php`line`,
        php`
          $groups = $results['groups'];
          $most   = max( array_merge( array( 0.000001 ), array_map( 'floatval', wp_list_pluck( $groups, 'value' ) ) ) );
          $points = array();
          $dots   = '';
          foreach ( $groups as $index => $group ) {
            if ( null === $group['value'] ) {
              continue;
            }

            $x        = round( count( $groups ) > 1 ? 10 + 280 * $index / ( count( $groups ) - 1 ) : 150, 1 );
            $y        = round( 110 - 100 * (float) $group['value'] / $most, 1 );
            $points[] = $x . ',' . $y;
            $dots    .= sprintf( '<circle cx="%1$s" cy="%2$s" r="3" fill="currentColor"><title>%3$s: %4$s</title></circle>', esc_attr( (string) $x ), esc_attr( (string) $y ), esc_html( $group['label'] ), $this->text( $figure, $group['value'] ) );
          }

          return $this->chart( $figure, $results, '0 0 300 120', '<polyline fill="none" stroke="currentColor" stroke-width="2" points="' . esc_attr( implode( ' ', $points ) ) . '"></polyline>' . $dots );
        `,
      ),
  },
  pie: {
    name: php`pie`,
    code: () =>
      drawn(
        'Renders a pie.',
        php`pie`,
        php`
          $groups = $results['groups'];
          $total  = array_sum( array_map( 'floatval', wp_list_pluck( $groups, 'value' ) ) );
          $shapes = '';
          $start  = 0.0;
          foreach ( $groups as $index => $group ) {
            $share = $total > 0 ? 100 * max( 0, (float) $group['value'] ) / $total : 0;
            if ( $share <= 0 ) {
              continue;
            }

            // A circle whose stroke is its area: one dash is one piece.
            $shapes .= sprintf(
              '<circle r="25" cx="50" cy="50" fill="none" stroke="hsl(%1$d 55%% %2$d%%)" stroke-width="50" pathLength="100" stroke-dasharray="%3$s 100" stroke-dashoffset="%4$s"><title>%5$s: %6$s</title></circle>',
              ( $index * 47 ) % 360,
              35 + ( $index % 3 ) * 12,
              esc_attr( (string) round( $share, 3 ) ),
              esc_attr( (string) round( -$start, 3 ) ),
              esc_html( $group['label'] ),
              $this->text( $figure, $group['value'] )
            );
            $start += $share;
          }

          return $this->chart( $figure, $results, '0 0 100 100', $shapes );
        `,
      ),
  },
};

const tableMethod = (plan: PluginPlan): PhpCode =>
  drawn(
    'Renders a table.',
    php`table`,
    php`
      if ( ! $results['groups'] ) {
        return '<p>' . ${translatedHtml(plan, 'There is nothing to show yet.')} . '</p>';
      }

      $rows = '';
      foreach ( $results['groups'] as $group ) {
        $rows .= sprintf( '<tr><th scope="row">%1$s</th><td>%2$s</td></tr>', esc_html( $group['label'] ), $this->text( $figure, $group['value'] ) );
      }

      return '<table><caption>' . esc_html( $figure['title'] ) . '</caption><tbody>' . $rows . '</tbody></table>';
    `,
  );

const chartMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders a drawing, with the same as a table for who cannot see it.
   *
   * @param array  $figure  Figure.
   * @param array  $results What was worked out.
   * @param string $box     Box of the drawing.
   * @param string $shapes  Shapes.
   * @return string HTML.
   */
  private function chart( $figure, $results, $box, $shapes ) {
    if ( ! $results['groups'] ) {
      return $this->table( $figure, $results );
    }

    return sprintf(
      '<figure><figcaption>%1$s</figcaption><svg viewBox="%2$s" role="img" aria-label="%1$s" xmlns="http://www.w3.org/2000/svg">%3$s</svg><details><summary>%4$s</summary>%5$s</details></figure>',
      esc_html( $figure['title'] ),
      esc_attr( $box ),
      $shapes,
      ${translatedHtml(plan, 'Show as a table')},
      $this->table( $figure, $results )
    );
  }
`;

const trendMethod = (plan: PluginPlan): PhpCode =>
  drawn(
    'Renders how a figure has changed since the time before.',
    php`trend`,
    php`
      $now    = $results['groups'][0]['value'] ?? null;
      $before = $results['before'];
      if ( ! $figure['has_trend'] || '' !== $figure['by'] || null === $now || null === $before ) {
        return '';
      }

      $change = $now - $before;
      $text   = 0.0 === $change ? ${translated(plan, 'unchanged')} : ( $change > 0 ? '+' : '−' ) . call_user_func( $figure['format'], abs( $change ) );
      if ( $before > 0 && 0.0 !== $change ) {
        $text .= ' (' . ( $change > 0 ? '+' : '−' ) . number_format_i18n( abs( 100 * $change / $before ) ) . '%)';
      }

      return '<p>' . sprintf(
        /* translators: %s: change, such as +3 (+20%). */
        ${php`esc_html__( '%s compared with the time before', ${plan.domain} )`},
        esc_html( $text )
      ) . '</p>';
    `,
  );
