/** The part of a pino logger that is used. */
export interface InferenceLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
