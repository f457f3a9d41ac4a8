import { readFile } from 'node:fs/promises';
import type { ProjectKind } from '@presswright/shared/generators';
import { type PlanSchema, shapesOf } from '@presswright/shared/plan-form/schema';

/** The schema of each kind of plan, read from the published schema of plan files when it is first needed. */
export class PlanSchemas {
  readonly #file: string;
  #read: Promise<ReadonlyMap<string, PlanSchema>> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async of(kind: ProjectKind): Promise<PlanSchema> {
    this.#read ??= this.#load();
    const schema = (await this.#read).get(kind);
    if (schema === undefined) throw new Error(`${this.#file}: no schema of a ${kind}`);
    return schema;
  }

  async #load(): Promise<ReadonlyMap<string, PlanSchema>> {
    const file: PlanSchema = JSON.parse(await readFile(this.#file, 'utf8'));
    const found = new Map<string, PlanSchema>();
    for (const { value, schema } of shapesOf(file)?.shapes ?? []) {
      const plan = schema.properties?.plan;
      if (plan !== undefined) found.set(value, plan);
    }
    return found;
  }
}
