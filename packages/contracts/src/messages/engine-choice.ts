/** The engines that transform, as `ENGINE` names them. */
export const ENGINE_NAMES = ['local', 'llm'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** What a request can ask for: an engine, or what the workspace is set to. */
export const ENGINE_CHOICES = ['auto', ...ENGINE_NAMES] as const
export type EngineChoice = (typeof ENGINE_CHOICES)[number]
