import { badUsage, CommandError } from './exit-codes.ts';

/** The user asked for something that cannot be done: the program says so and ends with status 2. */
export function usageError(message: string): CommandError {
  return new CommandError(message, badUsage);
}
