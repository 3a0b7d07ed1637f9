import { textBlock } from '../code-block.ts'
import { curlCommand } from '../curl.ts'
import { html } from '../html.ts'
import { baseUrlOf, type Guide } from './guide.ts'

const TEXT = 'It is important to note that trees play a crucial role in cities.'

/** A complete client in TypeScript; it runs as it stands on Node 20 and later. */
export function typeScriptSample(base: string): string {
  return `const answer = await fetch('${base}/api/v1/humanize', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.REDRAFT_KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  },
  body: JSON.stringify({ text: '${TEXT}' }),
})
const body = await answer.json()
if (!answer.ok) throw new Error(\`\${body.code}: \${body.message}\`)

console.log(body.output)
for (const change of body.changes) console.log(\`\${change.before} → \${change.after}: \${change.reason}\`)
console.log(\`\${body.words_used} words used, \${body.words_remaining} left\`)`
}

/** A complete client in Python, standard library only. */
export function pythonSample(base: string): string {
  return `import json, os, urllib.error, urllib.request, uuid

request = urllib.request.Request(
    "${base}/api/v1/humanize",
    data=json.dumps({"text": "${TEXT}"}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['REDRAFT_KEY']}",
        "Content-Type": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),
    },
)
try:
    with urllib.request.urlopen(request, timeout=60) as answer:
        body = json.load(answer)
except urllib.error.HTTPError as error:
    failure = json.load(error)
    raise SystemExit(f"{failure['code']}: {failure['message']}")

print(body["output"])
for change in body["changes"]:
    print(f"{change['before']} → {change['after']}: {change['reason']}")
print(f"{body['words_used']} words used, {body['words_remaining']} left")`
}

/** From no key to a rewritten text. */
export const quickStart: Guide = {
  slug: 'quick-start',
  title: 'Quick start',
  summary: 'From no key to a rewritten text, in the shell, in TypeScript and in Python.',
  content: (document) => {
    const base = baseUrlOf(document)
    const status = curlCommand({ url: `${base}/api/v1/status`, method: 'get', authenticated: true })
    const humanize = curlCommand({
      url: `${base}/api/v1/humanize`,
      method: 'post',
      authenticated: true,
      body: { text: TEXT },
    })
    return html`
<h2>1. Get a key</h2>
<p>Sign in to the console at the root of this server, open <em>API keys</em> and create one. It is shown once: copy it into your shell.</p>
${textBlock('Shell', 'export REDRAFT_KEY=rd_live_…')}
<h2>2. Check it</h2>
<p><a href="/docs#getStatus">Status</a> costs nothing. It answers with the balance of the workspace and the limits of the key.</p>
${textBlock('Shell', status)}
<h2>3. Send a text</h2>
${textBlock('Shell', humanize)}
<p>The answer has the new text in <code>output</code>, every edit with its reason in <code>changes</code>, the detector’s score before and after in <code>signal_review</code>, and what it cost in <code>words_used</code>.</p>
<h2>TypeScript</h2>
<p>Node 20 or later needs no package.</p>
${textBlock('humanize.ts', typeScriptSample(base))}
<h2>Python</h2>
<p>Python 3 needs no package either.</p>
${textBlock('humanize.py', pythonSample(base))}
<h2>Before production</h2>
<ul class="list">
<li>Send an <code>Idempotency-Key</code> with every POST, as above, and repeat failures as <a href="/docs/guides/errors-and-retries">errors and retries</a> says: nothing is charged twice.</li>
<li>Give production, staging and each partner a <a href="/docs/guides/authentication">key of its own</a>.</li>
<li>Count <a href="/docs/guides/limits-and-words">words</a> before you send, if you show your users a price.</li>
</ul>`
  },
}
