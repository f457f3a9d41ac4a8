import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** For npm: nothing is fetched, and no script of a package runs. */
export const offline = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];

/** An archive that `npm run pack:all` made, in a folder of its own. */
export class PackedPackage {
  readonly folder: string;
  /** Absolute path of the archive. */
  readonly file: string;
  /** Its path from a folder beside it: npx takes an absolute one for a program. */
  readonly archive: string;
  /** Without what npm tells its scripts, such as the clone's folder. */
  readonly environment: NodeJS.ProcessEnv;

  private constructor(folder: string, name: string) {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    this.folder = folder;
    this.archive = `../${name}-${version}.tgz`;
    this.file = join(folder, `${name}-${version}.tgz`);
    const outside = Object.entries(process.env).filter(([variable]) => !/^(npm_|PRESSWRIGHT_)/.test(variable));
    this.environment = { ...Object.fromEntries(outside), npm_config_cache: join(folder, 'cache') };
  }

  /**
   * Packs anew.
   *
   * @param wanted the package, as `npm run pack:all` calls it
   * @param name what its archive is called, without the version
   */
  static async make(wanted: string, name: string): Promise<PackedPackage> {
    const folder = mkdtempSync(join(tmpdir(), 'packages-'));
    const packed = new PackedPackage(folder, name);
    await run(process.execPath, [resolve('tools/pack/pack-all.ts'), wanted], {
      env: { ...process.env, PACK_TARGET: folder },
    });
    return packed;
  }

  /** Installs it into a folder with nothing else; answers that folder. */
  async install(): Promise<string> {
    const project = join(this.folder, 'project');
    mkdirSync(project);
    await run('npm', ['install', '--prefix', project, ...offline, this.archive], {
      cwd: project,
      env: this.environment,
    });
    return project;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
