<?php
namespace Helpdesk;

defined( 'ABSPATH' ) || exit;

class Ticket_Screen {

	public function __construct( private Ticket_Store $store ) {}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Tickets', 'helpdesk' ); ?></h1>
			<ul>
			<?php foreach ( $this->store->latest() as $ticket ) : ?>
				<li>
					<code><?php echo esc_html( $ticket->created ); ?></code>
					<strong><?php echo $ticket->subject; ?></strong>
				</li>
			<?php endforeach; ?>
			</ul>
		</div>
		<?php
	}
}
