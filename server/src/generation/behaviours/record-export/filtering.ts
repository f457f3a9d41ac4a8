import { prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type HtmlCode, html, noHtml } from '../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { readerOf } from '../shown/reader-class.ts';

type RecordExport = BehaviourOf<'record_export'>;

/** Whether people choose something before they download. */
export const isFiltered = (all: readonly RecordExport[]): boolean => all.some(({ filters = [] }) => filters.length > 0);

/** Beginning of the transients with what can be chosen. */
export const choicesName = (plan: PluginPlan): string => prefixed(plan, 'download_choices_');

const labelOf = (kind: RecordKind, key: string): string => kind.attributes.find((one) => one.key === key)?.label ?? key;

/** What the code knows of the filters of a download. */
export const filtersPhp = (plan: PluginPlan, { filters = [] }: RecordExport, kind: RecordKind): PhpCode =>
  php`${Object.fromEntries(
    filters.map(({ attribute, by }) => [attribute, { label: translated(plan, labelOf(kind, attribute)), by }]),
  )}`;

/** Statements of a loop over records: they note what can be chosen, and pass over what was not. */
export function filterPhp(plan: PluginPlan, { filters = [] }: RecordExport, kind: RecordKind): PhpCode {
  if (filters.length === 0) return noPhp;
  const values = filters.map(({ attribute, by }) => {
    const read = kind.attributes.find((one) => one.key === attribute);
    const date = php`substr( (string) ${read?.read(php`$record`) ?? php`''`}, 0, ${by === 'year' ? 4 : 10} )`;
    if (by !== 'value') return php`${attribute} => array( ${date} ),`;
    return read?.type === 'list'
      ? php`${attribute} => array_map( 'strval', (array) ${read.read(php`$record`)} ),`
      : php`${attribute} => array( ${readerOf(plan, kind)}::text( $record, ${attribute} ) ),`;
  });
  return php`
    $values = array(
      ${joinPhp(values)}
    );
    if ( ! $this->fits( $values, $filter ) ) {
      continue;
    }
  `;
}

/** The fields of the form. */
export const filterFields = (plan: PluginPlan, isUsed: boolean): HtmlCode =>
  isUsed
    ? html`
        <?php $choices = array() === $export['filters'] ? array() : $this->choices( $name ); ?>
        <?php foreach ( $export['filters'] as $key => $filter ) : ?>
          <?php $id = self::PAGE . '-' . $name . '-' . $key; ?>
          <p>
            <label for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $filter['label'] ); ?></label>
            <?php if ( 'period' === $filter['by'] ) : ?>
              <input type="date" id="<?php echo esc_attr( $id ); ?>" name="filter[<?php echo esc_attr( $key ); ?>][from]">
              <label>
                <?php esc_html_e( 'to', ${plan.domain} ); ?>
                <input type="date" name="filter[<?php echo esc_attr( $key ); ?>][until]">
              </label>
            <?php else : ?>
              <select id="<?php echo esc_attr( $id ); ?>" name="filter[<?php echo esc_attr( $key ); ?>]">
                <option value=""><?php esc_html_e( 'All', ${plan.domain} ); ?></option>
                <?php foreach ( $choices[ $key ] ?? array() as $choice ) : ?>
                  <option><?php echo esc_html( $choice ); ?></option>
                <?php endforeach; ?>
              </select>
            <?php endif; ?>
          </p>
        <?php endforeach; ?>
      `
    : noHtml;

/** The methods that read a filter and compare with it. */
export const filterMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Values that rows have had, keyed by filter and value.
   *
   * @var array[]
   */
  private $found = array();

  /**
   * Gets what can be chosen for each filter of a download.
   *
   * @param string $name Name of the download.
   * @return array[] Values, keyed by filter.
   */
  public function choices( $name ) {
    $choices = get_transient( ${choicesName(plan)} . $name );
    if ( is_array( $choices ) ) {
      return $choices;
    }

    $this->found = array();
    iterator_count( call_user_func( array( $this, $name . '_rows' ), array() ) );

    $choices = array();
    foreach ( $this->found as $key => $values ) {
      $choices[ $key ] = array_map( 'strval', array_keys( $values ) );
      natcasesort( $choices[ $key ] );
    }
    set_transient( ${choicesName(plan)} . $name, $choices, 5 * MINUTE_IN_SECONDS );

    return $choices;
  }

  /**
   * Gets the filter that was sent.
   *
   * @param array $export Download.
   * @return array Values, or first and last days, keyed by filter.
   */
  private static function sent_filter( $export ) {
    // phpcs:ignore WordPress.Security -- download() verifies the nonce; each text is sanitized.
    $sent   = isset( $_POST['filter'] ) ? map_deep( (array) wp_unslash( $_POST['filter'] ), 'sanitize_text_field' ) : array();
    $filter = array();

    foreach ( $export['filters'] as $key => $parts ) {
      $value = $sent[ $key ] ?? '';

      if ( 'period' === $parts['by'] && is_array( $value ) ) {
        $value = array_filter( array_intersect_key( array_filter( $value, 'is_string' ), array_flip( array( 'from', 'until' ) ) ), 'strlen' );
      }
      if ( is_array( $value ) === ( 'period' === $parts['by'] ) && ! in_array( $value, array( '', array() ), true ) ) {
        $filter[ $key ] = $value;
      }
    }

    return $filter;
  }

  /**
   * Checks whether a record is what was chosen. Notes what can be chosen.
   *
   * @param array[] $values Values of the record, keyed by filter.
   * @param array   $filter Filter.
   * @return bool
   */
  private function fits( $values, $filter ) {
    foreach ( $values as $key => $all ) {
      $all   = array_filter( $all, 'strlen' );
      $fit   = $filter[ $key ] ?? null;
      $first = is_array( $fit ) ? $fit['from'] ?? '' : '';
      $last  = is_array( $fit ) ? $fit['until'] ?? '9999-12-31' : '';

      $this->found[ $key ] = ( $this->found[ $key ] ?? array() ) + array_fill_keys( $all, true );

      if ( is_string( $fit ) && ! in_array( $fit, array_map( 'sanitize_text_field', $all ), true ) ) {
        return false;
      }
      if ( is_array( $fit ) && ! array_filter( $all, static fn( $day ) => $day >= $first && $day <= $last ) ) {
        return false;
      }
    }

    return true;
  }
`;
