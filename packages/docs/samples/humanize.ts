const answer = await fetch('http://127.0.0.1:3000/api/v1/humanize', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.REDRAFT_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  },
  body: JSON.stringify({ text: 'It is important to note that trees play a crucial role in cities.' }),
})
const body = await answer.json()
if (!answer.ok) throw new Error(`${body.code}: ${body.message}`)

console.log(body.output)
for (const change of body.changes) console.log(`${change.before} → ${change.after}: ${change.reason}`)
console.log(`${body.words_used} words used, ${body.words_remaining} left`)
