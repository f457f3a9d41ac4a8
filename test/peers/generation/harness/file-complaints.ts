import { join } from 'node:path';
import type { Generated } from './generated.ts';
import { phpComplaints, syntaxComplaint } from './lint.ts';
import { writeProject } from './project.ts';

/** What is wrong with the files of projects, without any site: syntax, and what the service's own analyser finds. */
export function fileComplaints(folder: string, projects: readonly Generated[]): string[] {
  const php = projects.flatMap((project) => {
    const root = writeProject(join(folder, 'files'), project);
    return project.files.filter(({ path }) => path.endsWith('.php')).map(({ path }) => join(root, path));
  });
  const others = projects.flatMap((project) =>
    project.files.flatMap((file) => {
      const complaint = syntaxComplaint(file);
      return complaint === undefined ? [] : [`${project.label}: ${complaint}`];
    }),
  );
  const findings = projects.flatMap(({ label, findings }) =>
    findings
      .filter(({ severity }) => !['low', 'info'].includes(severity))
      .map((one) => `${label}: ${one.file}:${one.line} ${one.severity} ${one.rule} ${one.message}`),
  );
  return [...phpComplaints(php), ...others, ...findings];
}
