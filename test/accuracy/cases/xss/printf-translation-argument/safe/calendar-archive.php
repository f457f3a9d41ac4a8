<?php
/**
 * Archive header of the events calendar.
 */
defined( 'ABSPATH' ) || exit;

$month = isset( $_GET['cal_month'] ) ? wp_unslash( $_GET['cal_month'] ) : gmdate( 'Y-m' );
$count = (int) wp_count_posts( 'event' )->publish;
?>
<header class="calendar-header">
	<h1>
		<?php
		printf(
			/* translators: 1: number of events, 2: month. */
			esc_html( _n( '%1$s event in %2$s', '%1$s events in %2$s', $count, 'calendar' ) ),
			number_format_i18n( $count ),
			esc_html( $month )
		);
		?>
	</h1>
	<?php do_action( 'calendar_after_title' ); ?>
</header>
