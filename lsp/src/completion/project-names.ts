import { sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ProjectFiles, projectRoot } from '../workspace/project-files.ts';
import type { ProjectSettings } from '../workspace/project-settings.ts';
import { type OwnNames, readOwnNames } from './own-names.ts';
import { UsageCounts, type WeightedUsage } from './usage-counts.ts';

/** What the other files of a project declare and use. */
export interface Project {
  readonly files: readonly OwnNames[];
  readonly usage: readonly WeightedUsage[];
  /** Names in its block.json files. */
  readonly blocks: readonly string[];
}

interface ReadFile {
  readonly text: string;
  readonly names: OwnNames;
}

interface KnownProject {
  readonly files: ReadonlyMap<string, ReadFile>;
  readonly usage: UsageCounts;
  readonly blocks: readonly string[];
}

/** A project on a slow disk is read as far as this time goes, in milliseconds. */
const maxReadMs = 60_000;

/** Nothing is known of the project yet, or there is none. */
export const noProject: Project = { files: [], usage: [], blocks: [] };

/**
 * What the projects of open documents declare. It is read in the background, for nobody who types waits for it; files that
 * did not change are read once.
 */
export class ProjectNames {
  readonly #files = new ProjectFiles();
  readonly #projects: Pick<ProjectSettings, 'ofPath'>;
  /** By the folder of the project, which ends with a separator. */
  readonly #known = new Map<string, KnownProject>();
  readonly #waiting = new Map<string, Promise<void>>();
  #last: Promise<void> = Promise.resolve();

  constructor(projects: Pick<ProjectSettings, 'ofPath'>) {
    this.#projects = projects;
  }

  /** What is known by now of the other files in the project of the file at this path. */
  of(path: string): Project {
    const [root] = [...this.#known.keys()]
      .filter((folder) => path.startsWith(folder))
      .sort((a, b) => b.length - a.length);
    const project = root === undefined ? undefined : this.#known.get(root);
    if (project === undefined) return noProject;
    const { blocks, files } = project;
    const own = files.get(path);
    return {
      files: [...files.values()].filter((file) => file !== own).map(({ names }) => names),
      blocks,
      usage: [
        { usage: project.usage, weight: 1 },
        // The file as it is on the disk: the editor's text counts instead.
        ...(own ? [{ usage: own.names.usage, weight: -1 }] : []),
      ],
    };
  }

  /** Reads the project of the document at this path anew; resolves when that is done. */
  async refresh(path: string, top: string): Promise<void> {
    const root = `${await projectRoot(path, top)}${sep}`;
    const waiting = this.#waiting.get(root);
    if (waiting) return waiting;
    const next = this.#last.then(() => {
      this.#waiting.delete(root);
      return this.#readProject(root, path, top);
    });
    this.#waiting.set(root, next);
    this.#last = next;
    return next;
  }

  async #readProject(root: string, path: string, top: string): Promise<void> {
    const found = await this.#files.nearest(path, top, AbortSignal.timeout(maxReadMs), this.#projects);
    const before = this.#known.get(root)?.files;
    const files = new Map<string, ReadFile>();
    const own = before?.get(path);
    if (own) files.set(path, own);
    const usage = new UsageCounts();
    const blocks: string[] = [];
    for (const { path: at, text } of found) {
      const block = at.endsWith('block.json') ? /"name"\s*:\s*"([\w-]+\/[\w-]+)"/.exec(text)?.[1] : undefined;
      if (block !== undefined) blocks.push(block);
      if (!at.endsWith('.php')) continue;
      const known = before?.get(at);
      files.set(at, known?.text === text ? known : { text, names: readOwnNames(text) });
      // Keys that are typed meanwhile come first.
      await setImmediate();
    }
    for (const { names } of files.values()) {
      usage.addAll(names.usage);
      await setImmediate();
    }
    this.#known.set(root, { files, usage, blocks });
  }
}
