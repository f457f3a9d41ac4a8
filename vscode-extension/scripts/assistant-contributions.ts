/** What `package.json` says of the tools of language models, and of the chat participant. */
import { chatCommands, participantId } from '../src/assistant/chat-commands.ts';
import { toolTable } from '../src/assistant/tool-table.ts';

export const assistantContributions = {
  languageModelTools: toolTable.map(({ name, title, reference, icon, description, modelDescription, inputSchema }) => ({
    name,
    displayName: title,
    userDescription: description,
    modelDescription,
    toolReferenceName: reference,
    canBeReferencedInPrompt: true,
    icon: `$(${icon})`,
    tags: ['presswright', 'wordpress'],
    inputSchema,
  })),
  chatParticipants: [
    {
      id: participantId,
      name: 'presswright',
      fullName: 'Presswright',
      description: 'Analyze, explain, plan and generate WordPress code',
      isSticky: true,
      commands: chatCommands.map(({ name, description }) => ({ name, description })),
    },
  ],
};
