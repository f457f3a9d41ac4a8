/** A request that cannot be made into a project: what field, what was expected and what was got. */
export class GenerationError extends Error {
  /** JSON path of the field, such as `attributes.size`. */
  readonly param: string;

  /** @param message begins with the field: `attributes.size: expected …, got …` */
  constructor(param: string, message: string) {
    super(message);
    this.name = 'GenerationError';
    this.param = param;
  }
}
