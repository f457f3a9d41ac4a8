<?php
namespace Forum\Lib;

final class Flash {

	private static ?Flash $instance = null;

	/** @var array<int, array{level: string, text: string}> */
	private array $messages = array();

	public static function instance(): Flash {
		return self::$instance ??= new self();
	}

	public function add( string $level, string $text ): void {
		$this->messages[] = compact( 'level', 'text' );
	}

	public function render(): void {
		foreach ( $this->messages as $message ) {
			?>
			<div class="forum-flash forum-flash--<?php echo sanitize_html_class( $message['level'] ); ?>">
				<?php echo $message['text']; ?>
			</div>
			<?php
		}
		$this->messages = array();
	}
}
