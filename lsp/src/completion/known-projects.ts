import { sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ProjectNamesAnswer } from '../project-index/project-names.ts';
import type { OwnNames } from './own-names.ts';
import { UsageCounts, type WeightedUsage } from './usage-counts.ts';

/** What the other files of a project declare and use. */
export interface Project {
  readonly files: readonly OwnNames[];
  readonly usage: readonly WeightedUsage[];
  /** Names of its blocks. */
  readonly blocks: readonly string[];
}

/** Asks the index for the names of the project of a file. */
export type AskProjectNames = (
  path: string,
  top: string,
  known: ReadonlyMap<string, number>,
) => Promise<ProjectNamesAnswer | undefined>;

interface KnownFile {
  readonly reading: number;
  readonly names: OwnNames;
}

interface KnownProject {
  readonly files: ReadonlyMap<string, KnownFile>;
  readonly usage: UsageCounts;
  readonly blocks: readonly string[];
}

/** Nothing is known of the project yet, or there is none. */
export const noProject: Project = { files: [], usage: [], blocks: [] };

/** What the index told of the projects of open documents, at hand for whoever types. */
export class KnownProjects {
  readonly #ask: AskProjectNames;
  /** By the folder of the project, which ends with a separator. */
  readonly #known = new Map<string, KnownProject>();
  readonly #waiting = new Map<string, Promise<void>>();
  #last: Promise<void> = Promise.resolve();

  constructor(ask: AskProjectNames) {
    this.#ask = ask;
  }

  /** What is known by now of the other files in the project of the file at this path. */
  of(path: string): Project {
    const root = this.#rootOf(path);
    const project = root === undefined ? undefined : this.#known.get(root);
    if (project === undefined) return noProject;
    const { blocks, files } = project;
    const own = files.get(path);
    return {
      files: [...files.values()].filter((file) => file !== own).map(({ names }) => names),
      blocks,
      usage: [
        { usage: project.usage, weight: 1 },
        // The file as it was when the index was asked: the text of now counts instead.
        ...(own ? [{ usage: own.names.usage, weight: -1 }] : []),
      ],
    };
  }

  /** Asks for what changed in the project of the document at this path; resolves when that is known. */
  refresh(path: string, top: string): Promise<void> {
    const waiting = this.#waiting.get(path);
    if (waiting) return waiting;
    const next = this.#last.then(() => {
      this.#waiting.delete(path);
      return this.#learn(path, top);
    });
    this.#waiting.set(path, next);
    this.#last = next;
    return next;
  }

  #rootOf(path: string): string | undefined {
    const roots = [...this.#known.keys()].filter((folder) => path.startsWith(folder));
    return roots.sort((a, b) => b.length - a.length)[0];
  }

  async #learn(path: string, top: string): Promise<void> {
    const root = this.#rootOf(path);
    let files: ReadonlyMap<string, KnownFile> = (root && this.#known.get(root)?.files) || new Map();
    let isNew = false;
    for (;;) {
      const answer = await this.#ask(path, top, new Map([...files].map(([at, { reading }]) => [at, reading])));
      if (answer === undefined) return;
      const now = new Map<string, KnownFile>();
      for (const [at, reading] of answer.files) {
        const names = answer.names.get(at);
        const before = files.get(at);
        if (names) now.set(at, { reading, names: { ...names, usage: new UsageCounts(names.usage) } });
        else if (before) now.set(at, before);
      }
      isNew ||= answer.root + sep !== root || answer.names.size > 0 || now.size !== files.size;
      files = now;
      // What changes while somebody types is told with the next question.
      if (answer.isPart) continue;
      if (isNew) this.#known.set(answer.root + sep, { files, usage: await sumOf(files), blocks: answer.blocks });
      return;
    }
  }
}

async function sumOf(files: ReadonlyMap<string, KnownFile>): Promise<UsageCounts> {
  const usage = new UsageCounts();
  for (const { names } of files.values()) {
    usage.addAll(names.usage);
    // Keys that are typed meanwhile come first.
    await setImmediate();
  }
  return usage;
}
