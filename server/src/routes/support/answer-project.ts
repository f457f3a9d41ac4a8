import { ServiceError } from '@presswright/shared/errors';
import type { GeneratedFiles } from '@presswright/shared/schemas/generated-file';
import type { GeneratedFinding, GeneratedForm } from '@presswright/shared/schemas/generation-options';
import type { WrittenPart } from '@presswright/shared/schemas/model-share';
import type { ScaffoldPaths } from '@presswright/shared/schemas/scaffold';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { zipProject } from '../../archives/zip-project.ts';
import type { FilledProject } from '../../generation/fill-slots.ts';
import type { ProjectTask } from '../../generation/generate-project.ts';
import type { GeneratedProject } from '../../generation/generated-project.ts';
import { markdownText } from '../../generation/plugin/core/markdown-text.ts';
import type { PlannedAndMade } from '../../plugins/generation.ts';
import { principalOf } from '../../plugins/identification.ts';
import { meteredWorkOf, tokensOf } from '../../plugins/metering.ts';
import { requestedModel } from '../../plugins/models.ts';
import { shareOf } from './model-share.ts';

/** A project and the model that was asked for it. */
export interface MadeProject extends PlannedAndMade {
  readonly model: string;
}

/**
 * Makes the project that a request asks for.
 * @throws {ServiceError} `model_not_found`, `invalid_request`, `timeout`
 */
export async function makeProject(
  request: FastifyRequest,
  task: ProjectTask,
  reply: FastifyReply,
): Promise<MadeProject> {
  const { model: asked, as, findings = false } = task.request;
  if (as === 'zip' && findings) {
    const message = 'findings: expected false with "as": "zip", because an archive has no place for them, got true.';
    throw new ServiceError('invalid_request', message, { param: 'findings' });
  }
  const model = await requestedModel(request, asked);
  const { organizationId } = principalOf(request);
  const metered = meteredWorkOf(request);
  const work = { organizationId, signal: reply.workSignal() };
  const made = await request.server.generation.make(task, model, findings, work, (usage) =>
    metered.add(tokensOf(usage)),
  );
  metered.add({ projects: 1 });
  return { model: model.id, ...made };
}

/** The archive as the answer. */
export function sendZip(reply: FastifyReply, project: GeneratedProject): FastifyReply {
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', `attachment; filename="${project.slug}.zip"`)
    .send(zipProject(project));
}

/** Files keyed by their role, in both variants of the contract at once. */
export function filesOf({ files }: GeneratedProject): GeneratedFiles {
  return Object.fromEntries(
    files.map(({ role, path, content }) => {
      const filename = path.slice(path.lastIndexOf('/') + 1);
      if (typeof content === 'string') return [role, { content, filename, path }];
      return [role, { content: Buffer.from(content).toString('base64'), filename, path, encoding: 'base64' as const }];
    }),
  );
}

/** Where each part of a scaffold lies. */
export function structureOf({ project: { structure } }: FilledProject): ScaffoldPaths {
  if (structure === undefined) throw new Error('the scaffold does not say how it is laid out');
  return structure;
}

/** What to do with the files, what became of a plan that a model was to write, and which of its texts were not taken. */
export function instructionsOf({ project, refused, notUnderstood, planNote }: MadeProject): string {
  // The instructions of a plugin list them among its requirements.
  const missed = notUnderstood.filter(({ text }) => !project.instructions.includes(markdownText(text)));
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    ['Plan', planNote === null ? [] : [markdownText(planNote)]],
    ['Not understood', missed.map(({ text, reason }) => `${markdownText(text)}: ${markdownText(reason)}`)],
    ['Kept as the service writes it', refused.map(({ name, reason }) => `${name}: ${reason}`)],
  ];
  return sections.reduce(
    (text, [title, lines]) =>
      lines.length === 0 ? text : `${text}\n## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`,
    project.instructions,
  );
}

/** The findings when they were asked for, and what a model was asked for. */
export function extrasOf(
  app: FastifyInstance,
  request: FastifyRequest<{ Body: { findings?: boolean; as?: GeneratedForm } }>,
  { findings, written }: MadeProject,
): { findings?: GeneratedFinding[]; written?: WrittenPart[]; repairs?: number } {
  const share = shareOf(written);
  if (request.body.findings !== true) return share;
  const linked = app.rulePages.link([...findings], request);
  return { ...share, findings: linked.map((issue, at) => ({ ...issue, file: findings[at]?.file ?? '' })) };
}
