<?php
/**
 * Plans and files from the server.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Analysis\Batches;
use Presswright\Analysis\Findings;
use Presswright\Connection\Answer;
use Presswright\Connection\Client;
use Presswright\Settings\SettingsStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the server for plans, for the files of a plan, and for what the analysis says of files.
 */
final class Generator {

	/** Seconds that the server may take. */
	private const TIMEOUT = 90;

	/** Kind to the path of its endpoints and the field with its name. */
	private const ENDPOINTS = array(
		'plugin'   => array( '/v1/plugins', 'plugin_name' ),
		'block'    => array( '/v1/blocks', 'block_type' ),
		'theme'    => array( '/v1/themes', 'theme_name' ),
		'scaffold' => array( '/v1/plugins', 'plugin_name' ),
	);

	/**
	 * The settings.
	 *
	 * @var SettingsStore
	 */
	private $settings;

	/**
	 * Uses the settings.
	 *
	 * @param SettingsStore $settings Settings.
	 */
	public function __construct( SettingsStore $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Plans what is asked for.
	 *
	 * @param string                    $kind        One of Project::KINDS.
	 * @param string                    $name        Name of the project.
	 * @param string                    $description What to build.
	 * @param array<string, mixed>|null $plan        Plan to change, or null.
	 * @param string                    $instruction What to change about the plan.
	 * @param array<string, mixed>|null $attributes  Of a block: what it stores, each with its type.
	 * @return array<string, mixed>|WP_Error The answer of the server.
	 */
	public function plan( string $kind, string $name, string $description, ?array $plan, string $instruction, ?array $attributes = null ) {
		if ( 'scaffold' === $kind ) { // A form of two fields: there is nothing to understand.
			return array(
				'plan'           => $plan ?? array( 'structure' => 'standard' ),
				'understood'     => array(),
				'not_understood' => array(),
			);
		}
		$body = array( self::ENDPOINTS[ $kind ][1] => $name );
		if ( '' !== $description ) {
			$body['description'] = $description;
		}
		if ( null !== $plan ) {
			$body['plan'] = self::as_object( $plan );
		}
		if ( '' !== $instruction ) {
			$body['instruction'] = $instruction;
		}
		if ( 'block' === $kind && $attributes ) {
			$body['attributes'] = $attributes;
		}
		return $this->ask( self::ENDPOINTS[ $kind ][0] . '/plan', $body );
	}

	/**
	 * Generates the files of a plan.
	 *
	 * @param string               $kind One of Project::KINDS.
	 * @param string               $name Name of the project.
	 * @param array<string, mixed> $plan Plan.
	 * @return array{files: array<string, string>, main_file: string, slug: string}|WP_Error
	 */
	public function generate( string $kind, string $name, array $plan ) {
		$named  = array( self::ENDPOINTS[ $kind ][1] => $name );
		$answer = 'scaffold' === $kind
			? $this->ask( '/v1/plugins/scaffold', $named + $plan )
			: $this->ask( self::ENDPOINTS[ $kind ][0] . '/generate', $named + array( 'plan' => self::as_object( $plan ) ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$files = array();
		$main  = 'theme' === $kind ? 'style.css' : '';
		foreach ( is_array( $answer['files'] ?? null ) ? $answer['files'] : array() as $role => $file ) {
			$path    = is_array( $file ) && is_string( $file['path'] ?? null ) ? $file['path'] : '';
			$content = is_array( $file ) && is_string( $file['content'] ?? null ) ? $file['content'] : null;
			if ( null !== $content && 'base64' === ( $file['encoding'] ?? '' ) ) {
				$content = base64_decode( $content, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- A picture in JSON.
			}
			if ( ! FilePath::is_safe( $path ) || ! is_string( $content ) ) {
				return self::odd_answer( $path );
			}
			$files[ $path ] = $content;
			if ( 'main_file' === $role ) {
				$main = $path;
			}
		}
		$slug = 'theme' === $kind ? self::theme_slug( $files['style.css'] ?? '' ) : basename( $main, '.php' );
		if ( ! isset( $files[ $main ] ) || sanitize_title( $slug ) !== $slug || '' === $slug ) {
			return self::odd_answer( $main );
		}
		return array(
			'files'     => $files,
			'main_file' => $main,
			'slug'      => $slug,
		);
	}

	/**
	 * Analyses files.
	 *
	 * @param array<string, string> $files Path to content.
	 * @return array<int, array<string, mixed>>|WP_Error Results, file by file.
	 */
	public function analyze( array $files ) {
		$texts   = array_filter( $files, array( self::class, 'can_be_analyzed' ), ARRAY_FILTER_USE_BOTH );
		$results = array();
		$batches = Batches::divide( array_map( 'strlen', $texts ) );
		foreach ( $batches as $batch ) {
			$sent = array();
			foreach ( $batch as $name ) {
				$sent[] = array(
					'name'    => $name,
					'content' => $texts[ $name ],
				);
			}
			$answer = $this->ask(
				'/v1/analyze/batch',
				array(
					'files'         => $sent,
					'analysis_type' => 'all',
					'paths'         => array_map( 'strval', array_keys( $files ) ),
					'is_part'       => count( $batches ) > 1,
				)
			);
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			$results = array_merge( $results, Findings::clean( $answer['results'] ?? array() ) );
		}
		return $results;
	}

	/**
	 * Asks who reaches what in files: screens, routes, forms, and what is checked on the way.
	 *
	 * @param array<string, string> $files Path to content.
	 * @return array<int, array<string, mixed>>|WP_Error
	 */
	public function entry_points( array $files ) {
		$sent = array();
		foreach ( $files as $name => $content ) {
			if ( preg_match( '/\.php$/', $name ) && 0 !== strpos( $name, 'tests/' ) ) {
				$sent[] = array(
					'name'    => (string) $name,
					'content' => $content,
				);
			}
		}
		if ( ! $sent ) {
			return array();
		}
		$answer = $this->ask(
			'/v1/analyze/batch',
			array(
				'files'         => $sent,
				'analysis_type' => 'security',
				'entry_points'  => true,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$found = array();
		foreach ( is_array( $answer['entry_points'] ?? null ) ? $answer['entry_points'] : array() as $point ) {
			if ( is_array( $point ) ) {
				$found[] = array(
					'kind'         => sanitize_key( $point['kind'] ?? '' ),
					'name'         => sanitize_text_field( $point['name'] ?? '' ),
					'methods'      => sanitize_text_field( $point['methods'] ?? '' ),
					'file'         => sanitize_text_field( $point['file'] ?? '' ),
					'line'         => (int) ( $point['line'] ?? 0 ),
					'audience'     => sanitize_key( $point['audience'] ?? '' ),
					'capabilities' => array_map( 'sanitize_text_field', array_filter( (array) ( $point['capabilities'] ?? array() ), 'is_string' ) ),
				);
			}
		}
		return $found;
	}

	/**
	 * Makes a pattern.
	 *
	 * @param string $description What it shows.
	 * @param int    $seed        Another number gives another look.
	 * @return array{title: string, content: string, not_understood: array<int, array<string, string>>}|WP_Error
	 */
	public function pattern( string $description, int $seed ) {
		$answer = $this->ask(
			'/v1/patterns/generate',
			array(
				'description' => $description,
				'seed'        => $seed,
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return array(
			'title'          => sanitize_text_field( $answer['title'] ?? '' ),
			'content'        => (string) ( $answer['content'] ?? '' ),
			'not_understood' => (array) ( $answer['not_understood'] ?? array() ),
		);
	}

	/**
	 * Checks markup of blocks.
	 *
	 * @param string $markup Markup.
	 * @return array<int, array<string, mixed>>|WP_Error Findings, those that can be corrected with their edits.
	 */
	public function check_markup( string $markup ) {
		$answer = $this->ask(
			'/v1/analyze',
			array(
				'code'          => $markup,
				'language'      => 'html',
				'analysis_type' => 'quality',
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$issues = array_values( array_filter( is_array( $answer['issues'] ?? null ) ? $answer['issues'] : array(), 'is_array' ) );
		$clean  = Findings::clean( array( array( 'file' => '', 'issues' => $issues ) ) )[0]['issues']; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		foreach ( $clean as $index => $issue ) {
			$edits                    = $issues[ $index ]['fix']['edits'] ?? null;
			$clean[ $index ]['edits'] = is_array( $edits ) ? $edits : array();
		}
		return $clean;
	}

	/**
	 * Sends a request and takes the data of the answer.
	 *
	 * @param string               $path Path.
	 * @param array<string, mixed> $body Body.
	 * @return array<string, mixed>|WP_Error
	 */
	private function ask( string $path, array $body ) {
		$connection = $this->settings->connection();
		if ( is_wp_error( $connection ) ) {
			return $connection;
		}
		$answer = ( new Client( $connection ) )->request( 'POST', $path, $body, self::TIMEOUT );
		return is_wp_error( $answer ) ? $answer : $answer['data'];
	}

	/**
	 * Whether the analysis reads a file.
	 *
	 * @param string $content Content.
	 * @param string $path    Path.
	 */
	private static function can_be_analyzed( string $content, string $path ): bool {
		return preg_match( '/\.(?:php|inc|js|jsx|mjs|ts|tsx|css|scss|html)$|(?:^|\/)(?:block|theme)\.json$|^styles\/[^\/]+\.json$/', $path )
			&& strlen( $content ) <= 1048576 && 1 === preg_match( '//u', $content );
	}

	/**
	 * Folder of a theme: its text domain, as the directory of themes wants it.
	 *
	 * @param string $style Content of style.css.
	 */
	private static function theme_slug( string $style ): string {
		return preg_match( '/^[ \t*]*Text Domain:[ \t]*([a-z0-9-]+)/mi', $style, $match ) ? $match[1] : '';
	}

	/**
	 * A plan as the server wants it: an empty object is no empty list.
	 *
	 * @param array<string, mixed> $plan Plan.
	 * @return array<string, mixed>|object
	 */
	private static function as_object( array $plan ) {
		return $plan ? $plan : (object) array();
	}

	/**
	 * The server sent something that this version cannot use.
	 *
	 * @param string $path Path of the file at fault.
	 */
	private static function odd_answer( string $path ): WP_Error {
		return Answer::error(
			'presswright_odd_answer',
			/* translators: %s: path of a file. */
			sprintf( __( 'The server sent a file that cannot be installed (“%s”). Update the server and this plugin to the same version, then try again.', 'presswright' ), sanitize_text_field( $path ) )
		);
	}
}
