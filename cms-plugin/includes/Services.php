<?php
/**
 * Composition of what projects need.
 *
 * @package Presswright
 */

namespace Presswright;

use Presswright\Checks\AnalyzeJob;
use Presswright\Checks\Checker;
use Presswright\Checks\CheckSettings;
use Presswright\Checks\CheckStore;
use Presswright\Checks\NightlyJob;
use Presswright\Install\Exchange;
use Presswright\Install\InstallJob;
use Presswright\Install\UndoJob;
use Presswright\Jobs\JobStore;
use Presswright\Jobs\Runner;
use Presswright\Projects\CreateJob;
use Presswright\Projects\Generator;
use Presswright\Projects\ProjectStore;
use Presswright\Projects\SettleJob;
use Presswright\Settings\SettingsStore;
use Presswright\Storage\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Puts together the classes that the REST routes, the scheduler and the command line share.
 */
final class Services {

	/**
	 * Projects.
	 *
	 * @var ProjectStore
	 */
	public $projects;

	/**
	 * Server.
	 *
	 * @var Generator
	 */
	public $generator;

	/**
	 * Checks.
	 *
	 * @var CheckStore
	 */
	public $checks;

	/**
	 * Jobs.
	 *
	 * @var Runner
	 */
	public $runner;

	/**
	 * Puts them together; the tables are there afterwards.
	 *
	 * @param SettingsStore $settings Settings.
	 */
	public function __construct( SettingsStore $settings ) {
		Schema::ensure();
		$this->projects  = new ProjectStore();
		$this->generator = new Generator( $settings );
		$this->checks    = new CheckStore();
		$checker         = new Checker( $settings );
		$exchange        = new Exchange( $this->projects );
		$this->runner    = new Runner(
			new JobStore(),
			array(
				'create'  => new CreateJob( $this->projects, $this->generator ),
				'settle'  => new SettleJob( $this->projects, $this->generator ),
				'install' => new InstallJob( $this->projects, $exchange ),
				'analyze' => new AnalyzeJob( $checker, $this->projects, $this->checks ),
				'nightly' => new NightlyJob( $checker, $this->projects, $this->checks, new CheckSettings() ),
				'undo'    => new UndoJob( $this->projects, $exchange ),
			)
		);
	}
}
