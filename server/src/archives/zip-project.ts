import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { GeneratedProject } from '../generation/generated-project.ts';

/** The first moment that archives know, in local time as they keep it: the same files make the same bytes. */
const mtime = new Date(1980, 0, 1);

/** Files for developers, which no site needs and the plugin directory refuses: as in a `.distignore`. */
const forDevelopers = /^(?:\.|tests\/|(?:phpcs|phpunit)\.xml)/;

/**
 * A project as an archive that WordPress installs: one folder with its files, compressed while it is read. Files for
 * developers are left out.
 */
export function zipProject({ slug, folder = slug, files }: GeneratedProject): Readable {
  const archive = new ZipFile();
  for (const { path, content } of files) {
    if (forDevelopers.test(path)) continue;
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
    archive.addBuffer(bytes, `${folder}/${path}`, { mtime, mode: 0o100644, forceDosTimestamp: true });
  }
  archive.end();
  return archive.outputStream as Readable;
}
