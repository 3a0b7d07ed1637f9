import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type SpawnedNode, spawnNode } from '@redraft/testkit'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
/** What commands of the lab begin with; the command `build` shows that it works. */
const BUILD_FIRST = 'npm run -s build 1>&2 && '

/** The scripts of the repository's package.json. */
export const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
)

/**
 * Runs a script of package.json as npm does, or `node SCRIPT`.
 * @throws Error when the script runs anything but Node
 */
export function spawnScript(
  name: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): SpawnedNode {
  const [node, script = '', ...own] = (scripts[name] ?? name).replace(BUILD_FIRST, '').split(' ')
  if (node !== 'node') throw new Error(`${name} runs ${node}, and not Node alone`)
  return spawnNode(path.join(ROOT, script), env, [...own, ...args])
}
